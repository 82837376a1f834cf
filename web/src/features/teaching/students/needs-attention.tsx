import { TriangleExclamationPoint } from 'lucide-react'
import { useMessages } from '#platform/texts/messages.tsx'
import { Button } from '#ui/input/button.tsx'
import { noFilters, type StudentFilters } from './student-filters.ts'
import styles from './student-management.module.css'

type NeedsAttentionProps = {
  count: number
  filters: StudentFilters
  choose: (filters: StudentFilters) => void
}

/** A shortcut to the students whose status is Poor, and back to everybody. */
export function NeedsAttention({ count, filters, choose }: NeedsAttentionProps) {
  const m = useMessages('teacher').students
  const isOn = filters.status === 'poor'
  if (count === 0) return null
  return (
    <Button
      kind="tonal"
      className={styles.attention}
      icon={<TriangleExclamationPoint />}
      aria-pressed={isOn}
      onClick={() => choose(isOn ? noFilters : { ...noFilters, status: 'poor' })}
    >
      {m.needAttention(count)}
    </Button>
  )
}
