import type { StudentsPage } from '@vikalp/contract/teacher-profile'
import { useMessages } from '#platform/texts/messages.tsx'
import { Button } from '#ui/input/button.tsx'
import styles from './student-management.module.css'
import { StudentRow } from './student-row.tsx'

type StudentListProps = { page: StudentsPage; isUpdating: boolean; reset: () => void }

export function StudentList({ page, isUpdating, reset }: StudentListProps) {
  const m = useMessages('teacher').students
  if (page.total === 0)
    return (
      <div className={styles.none}>
        <p>{m.noMatch}</p>
        <Button kind="tonal" onClick={reset}>
          {m.reset}
        </Button>
      </div>
    )
  return (
    <ul className={styles.rows} data-updating={isUpdating || undefined} aria-busy={isUpdating}>
      {page.students.map((student) => (
        <StudentRow
          key={student.id}
          student={student}
          isSample={page.isSample}
          hasContact={!page.contactWithheld}
        />
      ))}
    </ul>
  )
}
