import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearch } from 'wouter'
import { failureCode } from '#platform/api/api-failure.ts'
import { deviceStore } from '#platform/device-store.ts'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/input/button.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { keptForecast } from './kept-forecast.ts'
import { readinessQuery } from './readiness.api.ts'
import styles from './readiness.module.css'
import { ReadinessReport } from './readiness-report.tsx'
import { SaidMarks } from './said-marks.tsx'

/** What a paper would bring the student today, with the error of saying so. */
export function ReadinessScreen() {
  const m = useMessages('readiness')
  const [path, navigate] = useLocation()
  const asked = new URLSearchParams(useSearch()).get('template') ?? undefined
  const readiness = useQuery(readinessQuery(asked))
  return (
    <Page title={m.title} back={{ href: paths.profile, label: m.toProfile }} narrow>
      {readiness.isPending && <Skeleton shape="card" count={3} />}
      {readiness.isSuccess && (
        <ReadinessReport
          readiness={readiness.data}
          choose={(template) => navigate(`${path}?template=${template}`, { replace: true })}
        />
      )}
      {readiness.isError && (
        <Failed
          error={readiness.error}
          asked={asked}
          isBusy={readiness.isFetching}
          again={() => void readiness.refetch()}
        />
      )}
    </Page>
  )
}

type FailedProps = { error: Error; asked: string | undefined; isBusy: boolean; again: () => void }

/** What was said last is on the device, and is shown with its day. */
function Failed({ error, asked, isBusy, again }: FailedProps) {
  const m = useMessages('readiness')
  const problems = useMessages('problems')
  if (failureCode(error) === 'forbidden') return <p>{m.notStudent}</p>
  const kept = failureCode(error) === 'not_found' ? undefined : keptForecast(deviceStore, asked)
  const retry = (
    <Button busy={isBusy} onClick={again}>
      {m.tryAgain}
    </Button>
  )
  return (
    <div className={styles.column}>
      <Panel tone={kept ? 'warn' : 'error'} title={kept ? m.lastOne(kept.date) : m.failed} actions={retry}>
        <p>{problemText(problems, 'other', error)}</p>
      </Panel>
      {kept && <SaidMarks exam={kept.exam} title={kept.title} highest={kept.highest} forecast={kept} />}
    </div>
  )
}
