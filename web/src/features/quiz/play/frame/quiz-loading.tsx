import { useMessages } from '#platform/texts/messages.tsx'
import frame from '#question/question-screen.module.css'
import { classNames } from '#ui/class-names.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Bubbles } from '#ui/feedback/spinner.tsx'
import dock from '../dock/quiz-dock.module.css'
import { QuizFrame, type QuizPlace } from './quiz-frame.tsx'
import styles from './quiz-loading.module.css'

/** The shapes of a question, four options, the dock and the palette, where they will appear. */
export function QuizLoading({ place }: { place: QuizPlace }) {
  const m = useMessages('quiz')
  return (
    <QuizFrame place={place}>
      <main id="main" className={frame.main} aria-busy="true">
        <div className={styles.question}>
          <p className={styles.loading} role="status">
            <span className={styles.bubbles}>
              <Bubbles />
            </span>
            {m.loading}
          </p>
          <div className={styles.stem}>
            <Skeleton count={3} />
          </div>
          <Skeleton shape="block" count={4} className={styles.option} />
        </div>
        <div className={dock.dock}>
          <div className={styles.tools} />
          <div className={classNames(dock.buttons, styles.buttons)}>
            <Skeleton shape="block" className={classNames(dock.button, styles.button)} />
            <Skeleton shape="block" className={classNames(dock.button, styles.button)} />
          </div>
        </div>
      </main>
      <div className={styles.rail}>
        <Skeleton shape="card" className={frame.rail} />
      </div>
    </QuizFrame>
  )
}
