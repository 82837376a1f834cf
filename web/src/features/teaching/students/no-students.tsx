import { useMessages } from '#platform/texts/messages.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import styles from './student-management.module.css'

/** Nobody has joined a class yet. */
export function NoStudents() {
  const m = useMessages('teacher').students
  return (
    <SectionCard title={m.title}>
      <div className={styles.none}>
        <h3>{m.noneTitle}</h3>
        <p>{m.none}</p>
        <a href="#classes">{m.toCodes}</a>
      </div>
    </SectionCard>
  )
}
