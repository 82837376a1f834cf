import type { ReactNode } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { Chip } from '#ui/chip.tsx'
import styles from './sample-note.module.css'

/** Says once that these people do not exist (rule 3); the children are one sentence and a link. */
export function SampleNote({ children }: { children: ReactNode }) {
  const dashboard = useMessages('dashboard')
  return (
    <div className={styles.note}>
      <Chip tone="ink">{dashboard.sample}</Chip>
      {children}
    </div>
  )
}
