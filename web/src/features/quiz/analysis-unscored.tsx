import { useMessages } from '#platform/messages.tsx'
import { useOnline } from '#platform/online.ts'
import { site } from '#platform/site.ts'
import type { useDelivery } from '#platform/submit-queue.ts'
import { Button } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'

type AnalysisUnscoredProps = { error: string; delivery: ReturnType<typeof useDelivery> | undefined }

/** The submit failed: what happened, what is safe, what to do (decision 14). */
export function AnalysisUnscored({ error, delivery }: AnalysisUnscoredProps) {
  const m = useMessages().results.analysis
  const online = useOnline()
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
      {isRefused ? <a href={`mailto:${site.email}`}>{site.email}</a> : !online && <p>{m.sentLater}</p>}
    </Panel>
  )
}
