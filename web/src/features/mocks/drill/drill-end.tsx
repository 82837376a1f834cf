import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Button, LinkButton } from '#ui/input/button.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { useHall } from '../hall/hall-context.tsx'
import { type DrillTask, drillTasks, isDone, slipsIn } from './drill-tasks.ts'

type DrillEndProps = { done: readonly DrillTask[]; again: () => void }

/** What was done, and what was lost by opening another question before saving. */
export function DrillEnd({ done, again }: DrillEndProps) {
  const m = useMessages('drill')
  const { state } = useHall()
  // Handing in is the last task, and takes the guide that watches it away.
  const isWhole = done.length === drillTasks.length - 1 && isDone('submit', state, state)
  const count = isWhole ? drillTasks.length : done.length
  return (
    <Page title={m.title} narrow paper>
      <Panel
        title={m.result(count, drillTasks.length)}
        actions={
          <>
            <LinkButton href={paths.mocks}>{m.toMocks}</LinkButton>
            <Button kind="outline" onClick={again}>
              {m.again}
            </Button>
          </>
        }
      >
        <p>{m.slips(slipsIn(state, count))}</p>
      </Panel>
    </Page>
  )
}
