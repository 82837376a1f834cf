import { Link } from 'wouter'
import { paths } from '#platform/navigation/paths.ts'
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
        <Link href={paths.teacherClasses}>{m.toCodes}</Link>
      </div>
    </SectionCard>
  )
}
