import type { MouseEvent, ReactNode } from 'react'
import { Button } from '../input/button.tsx'
import { useUiText } from '../ui-text.tsx'
import styles from './failed-note.module.css'

type FailedNoteProps = {
  /** What did not load, and why. */
  children: ReactNode
  retry: () => unknown
}

/** Stands in place of a part that did not load, with a button to try again. */
export function FailedNote({ children, retry }: FailedNoteProps) {
  const { tryAgain } = useUiText()
  const again = (event: MouseEvent<HTMLElement>) => {
    focusPartOf(event.currentTarget)
    void retry()
  }
  return (
    <div className={styles.note} role="alert">
      <p>{children}</p>
      <Button kind="text" flush onClick={again}>
        {tryAgain}
      </Button>
    </div>
  )
}

/** The button disappears with the failure: the focus moves to the heading of the part, or in a list row to its first button. */
const focusPartOf = (button: HTMLElement): void =>
  button.closest('li, section, dialog')?.querySelector<HTMLElement>('h2[tabindex], button')?.focus()
