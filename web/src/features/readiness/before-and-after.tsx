import { useQuery } from '@tanstack/react-query'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { LinkButton } from '#ui/input/button.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { readinessQuery } from './readiness.api.ts'

type BeforeAndAfterProps = { sittingId: string; template: string }

/** What was said before a paper, and what is said now; nothing until it is here, and nothing where no forecast is offered. */
export function BeforeAndAfter({ sittingId, template }: BeforeAndAfterProps) {
  const m = useMessages('readiness')
  const { data } = useQuery(readinessQuery(template))
  if (!data) return null
  const { forecast, taken } = data
  const before = taken.find((one) => one.sittingId === sittingId)
  return (
    <SectionCard title={m.title}>
      <p>{before ? m.before(before.mean, before.low, before.high) : m.noBefore}</p>
      <p>{forecast ? m.after(forecast.mean, forecast.low, forecast.high) : m.afterMissing}</p>
      <div>
        <LinkButton kind="text" flush href={`${paths.readiness}?template=${template}`}>
          {m.open}
        </LinkButton>
      </div>
    </SectionCard>
  )
}
