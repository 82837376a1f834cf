import { useEffect } from 'react'
import { RichText } from '#ui/rich-text.tsx'
import styles from './hint-sheet.module.css'
import { type Hint, paragraphs } from './hint-text.ts'

/** Only a hint of the bank has HTML; what a model wrote is shown as plain text. */
export function ReadHint({ hint, onRead }: { hint: Hint; onRead: () => void }) {
  useEffect(onRead, [onRead])
  return (
    <div role="status" className={styles.text}>
      {hint.html ? (
        <RichText html={hint.html} />
      ) : (
        paragraphs(hint.text).map((paragraph) => <p key={paragraph}>{paragraph}</p>)
      )}
    </div>
  )
}
