import { CalendarX, type IconNode, TriangleAlert } from 'lucide'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/input/button.tsx'
import styles from './shortcuts.module.css'
import { noFilters, type StudentFilters } from './student-filters.ts'

export type ShortcutCounts = { needAttention: number; idleThisWeek: number }

type ShortcutsProps = ShortcutCounts & { filters: StudentFilters; choose: (filters: StudentFilters) => void }

/** One tap to the students whose status is Poor, or to those who did not practise this week, and back to everybody. */
export function Shortcuts({ needAttention, idleThisWeek, filters, choose }: ShortcutsProps) {
  const m = useMessages('teacher').students
  if (needAttention + idleThisWeek === 0) return null
  const toggle = (isOn: boolean, only: Partial<StudentFilters>) => ({
    isOn,
    onClick: () => choose(isOn ? noFilters : { ...noFilters, ...only }),
  })
  return (
    <div className={styles.shortcuts}>
      <Shortcut
        icon={TriangleAlert}
        name={m.needAttention}
        count={needAttention}
        {...toggle(filters.status === 'poor', { status: 'poor' })}
      />
      <Shortcut
        icon={CalendarX}
        name={m.idle}
        count={idleThisWeek}
        {...toggle(filters.practice === 'idle', { practice: 'idle' })}
      />
    </div>
  )
}

type ShortcutProps = { icon: IconNode; name: string; count: number; isOn: boolean; onClick: () => void }

function Shortcut({ icon, name, count, isOn, onClick }: ShortcutProps) {
  const formats = useMessages('formats')
  if (count === 0 && !isOn) return null
  return (
    <Button
      kind="tonal"
      className={styles.shortcut}
      icon={<Icon of={icon} />}
      aria-pressed={isOn}
      onClick={onClick}
    >
      {name} <b>{formats.number(count)}</b>
    </Button>
  )
}
