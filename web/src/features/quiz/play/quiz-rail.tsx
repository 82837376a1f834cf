import { Fragment, type ReactNode, type Ref, useId } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import frame from '#question/question-screen.module.css'
import { Button } from '#ui/input/button.tsx'
import styles from './quiz-rail.module.css'

type QuizRailProps = {
  ref: Ref<HTMLElement>
  submit: () => void
  /** Hidden when single-key shortcuts are switched off. */
  showHelp: (() => void) | undefined
  children: ReactNode
}

/** The palette beside the question, on wide screens. */
export function QuizRail({ ref, submit, showHelp, children }: QuizRailProps) {
  const m = useMessages('quiz')
  const titleId = useId()
  return (
    <aside ref={ref} className={frame.rail} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {m.palette.title}
      </h2>
      {children}
      <Button kind="outline" wide className={styles.submit} onClick={submit}>
        {m.submit}
      </Button>
      {showHelp && <KeyHelp showHelp={showHelp} />}
    </aside>
  )
}

function KeyHelp({ showHelp }: { showHelp: () => void }) {
  const { choose, move, mark, allShortcuts } = useMessages('quiz').palette
  const rows = [
    [['1', '4'], choose, '–'],
    [['←', '→'], move, ' '],
    [['M'], mark, ''],
  ] as const
  return (
    <div className={styles.keys}>
      <p aria-hidden="true">
        {rows.map(([keys, text, between], row) => (
          <Fragment key={text}>
            {row > 0 && ' · '}
            {keys.map((key, i) => (
              <Fragment key={key}>
                {i > 0 && between}
                <kbd>{key}</kbd>
              </Fragment>
            ))}{' '}
            {text}
          </Fragment>
        ))}
      </p>
      <button type="button" className={styles.all} aria-keyshortcuts="?" onClick={showHelp}>
        <kbd>?</kbd> {allShortcuts}
      </button>
    </div>
  )
}
