import { useQuery } from '@tanstack/react-query'
import { useMessages } from '#platform/texts/messages.tsx'
import { hintFor } from './hint.api.ts'
import styles from './hint-sheet.module.css'
import { ReadHint } from './read-hint.tsx'

type OpenHintProps = { questionId: string; onRead: () => void }

/** A hint that nobody asked for, since few of the last answers were right; without a network there is none. */
export function OpenHint({ questionId, onRead }: OpenHintProps) {
  const m = useMessages('hint')
  const hint = useQuery(hintFor(questionId))
  if (!hint.data) return null
  return (
    <aside className={styles.open}>
      <p className={styles.foot}>{m.opened}</p>
      <ReadHint hint={hint.data} onRead={onRead} />
    </aside>
  )
}
