import type { useDelivery } from '#attempts/submit-queue.ts'
import { useOnline } from '#platform/api/online.ts'
import { siteOperator } from '#platform/site.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Button } from '#ui/input/button.tsx'
import { Panel } from '#ui/layout/panel.tsx'

type AnalysisUnscoredProps = { error: string; delivery: ReturnType<typeof useDelivery> | undefined }

/** The submit failed: what happened, what is safe, what to do (rule 14). */
export function AnalysisUnscored({ error, delivery }: AnalysisUnscoredProps) {
  const m = useMessages('results').analysis
  const online = useOnline()
  const { email } = siteOperator()
  const isRefused = delivery?.state === 'refused'
  return (
    <Panel
      tone="warn"
      title={m.notScored}
      actions={
        delivery && (
          <Button kind="outline" busy={delivery.state === 'delivering'} onClick={() => void delivery.retry()}>
            {delivery.state === 'delivering' ? m.sending : m.tryAgain}
          </Button>
        )
      }
    >
      <p>{error}</p>
      <p>{isRefused ? m.refused : m.safe}</p>
      {isRefused ? <a href={`mailto:${email}`}>{email}</a> : !online && <p>{m.sentLater}</p>}
    </Panel>
  )
}
