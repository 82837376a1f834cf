import { useMessages } from '#platform/texts/messages.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { Button } from '#ui/input/button.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { useHall } from '../hall/hall-context.tsx'
import { HandedIn } from './handed-in.tsx'

/** In place of the question once nothing can be written here: handed in, over, or gone to another window. */
export function HallEnd({ useHere }: { useHere: () => void }) {
  const m = useMessages('hall')
  const { page, phase, isCutOff, receipt, paper } = useHall()
  if (phase === 'closed')
    return (
      <HandedIn
        title={paper.title}
        sittingId={paper.sittingId}
        state={receipt?.state ?? 'submitted'}
        receipt={receipt}
      />
    )
  if (phase === 'elsewhere')
    return (
      <Page title={paper.title} narrow paper>
        <Panel tone="warn" title={m.elsewhere} actions={<Button onClick={useHere}>{m.useHere}</Button>}>
          <p>{m.elsewhereText}</p>
        </Panel>
      </Page>
    )
  return (
    <Page title={paper.title} narrow paper>
      {isCutOff ? (
        <Panel
          tone="warn"
          title={m.end.notHandedIn}
          actions={<Button onClick={page.networkIsBack}>{m.end.tryAgain}</Button>}
        >
          <p>{m.end.handingInOffline}</p>
        </Panel>
      ) : (
        <Spinner label={phase === 'timeOver' ? m.end.timeOver : m.end.handingIn} />
      )}
    </Page>
  )
}
