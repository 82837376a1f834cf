import type { StudentsPage } from '@vikalp/contract/teacher-profile'
import { ChevronLeft, ChevronRight } from 'lucide'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/input/button.tsx'
import styles from './student-management.module.css'

type StudentsPagerProps = { page: StudentsPage; turnTo: (page: number) => void }

export function StudentsPager({ page: { page, pageSize, total }, turnTo }: StudentsPagerProps) {
  const m = useMessages('teacher').students
  const pages = Math.max(1, Math.ceil(total / pageSize))
  if (pages === 1 && page === 1) return null
  return (
    <nav className={styles.pager} aria-label={m.pages}>
      <Button
        kind="outline"
        icon={<Icon of={ChevronLeft} />}
        disabled={page === 1}
        onClick={() => turnTo(Math.min(page - 1, pages))}
      >
        {m.previous}
      </Button>
      <span>{m.page(page, pages)}</span>
      <Button
        kind="outline"
        iconEnd={<Icon of={ChevronRight} />}
        disabled={page >= pages}
        onClick={() => turnTo(page + 1)}
      >
        {m.next}
      </Button>
    </nav>
  )
}
