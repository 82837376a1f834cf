import { useEffect, useState } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { useWide } from '#ui/layout/use-wide.ts'
import { useHall } from '../hall/hall-context.tsx'
import styles from './drill-guide.module.css'
import { type DrillTask, drillTasks, isDone } from './drill-tasks.ts'

type DrillGuideProps = {
  done: readonly DrillTask[]
  finish: (task: DrillTask) => void
  isMouseOnly: boolean
  setMouseOnly: (isMouseOnly: boolean) => void
}

/** The task at hand; it gives way to the next one as soon as the palette shows that it is done. */
export function DrillGuide({ done, finish, isMouseOnly, setMouseOnly }: DrillGuideProps) {
  const m = useMessages('drill')
  const { state } = useHall()
  const isWide = useWide()
  const task = drillTasks[done.length]
  const [since, setSince] = useState(state)
  const isOver = task !== undefined && isDone(task, state, since)
  useEffect(() => {
    if (!isOver || !task) return
    setSince(state)
    finish(task)
  }, [isOver, task, state, finish])
  if (!task) return null
  return (
    <section className={styles.guide} aria-label={m.title}>
      <div role="status">
        <p className={styles.place}>{m.place(done.length + 1, drillTasks.length)}</p>
        <p>{m.tasks[task]}</p>
      </div>
      {isWide && (
        <label className={styles.mouse}>
          <input
            type="checkbox"
            checked={isMouseOnly}
            onChange={({ target }) => setMouseOnly(target.checked)}
          />
          {m.mouseOnly}
        </label>
      )}
    </section>
  )
}
