import { useState } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { Hall } from '../hall/hall.tsx'
import { DrillEnd } from './drill-end.tsx'
import { DrillGuide } from './drill-guide.tsx'
import { drillPage } from './drill-page.ts'
import { drillPaper } from './drill-paper.ts'
import type { DrillTask } from './drill-tasks.ts'

type Run = { page: ReturnType<typeof drillPage>; done: readonly DrillTask[] }

/** The hall with a task at a time, for whoever has never sat in it. */
export function DrillScreen() {
  const m = useMessages('drill')
  const begin = (): Run => ({ page: drillPage(drillPaper(m, new Date().toISOString())), done: [] })
  const [{ page, done }, setRun] = useState(begin)
  const [isMouseOnly, setMouseOnly] = useState(false)
  const finish = (task: DrillTask) => setRun((run) => ({ ...run, done: [...run.done, task] }))
  return (
    <Hall
      key={page.paper.beganAt}
      page={page}
      useHere={() => undefined}
      guide={<DrillGuide done={done} finish={finish} isMouseOnly={isMouseOnly} setMouseOnly={setMouseOnly} />}
      isMouseOnly={isMouseOnly}
      end={<DrillEnd done={done} again={() => setRun(begin())} />}
    />
  )
}
