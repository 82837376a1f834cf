import { useMessages } from '#platform/texts/messages.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { useHall } from './hall-context.tsx'
import styles from './question-paper.module.css'

/** All questions to read; it closes to the same question. */
export function QuestionPaper({ open, onClose }: { open: boolean; onClose: () => void }) {
  const m = useMessages('hall')
  const { paper } = useHall()
  return (
    <Sheet title={m.paper} open={open} onClose={onClose}>
      <p className={styles.note}>{m.paperNote}</p>
      <ol className={styles.questions}>
        {paper.questions.map(({ id, html }, place) => (
          <li key={id} className={styles.question}>
            <h3 className={styles.number}>{m.question(place + 1)}</h3>
            <RichText html={html} />
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
