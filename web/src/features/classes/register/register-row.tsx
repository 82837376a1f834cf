import type { Register } from '@vikalp/contract/classes'
import { Check, X } from 'lucide'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './register-sheet.module.css'

type RegisterRowProps = {
  student: Register['students'][number]
  isPresent: boolean
  onToggle: () => void
}

/** The whole row is a check box; it shows its state as a word and an icon. */
export function RegisterRow({ student: { name, rollNo }, isPresent, onToggle }: RegisterRowProps) {
  const m = useMessages('taughtClasses').register
  return (
    <li>
      <label className={styles.row}>
        <input type="checkbox" checked={isPresent} onChange={onToggle} />
        <span className={styles.rollNo}>{rollNo}</span>
        <span className={styles.name}>{name}</span>
        <span className={styles.mark} aria-hidden="true">
          {isPresent ? <Icon of={Check} size={18} /> : <Icon of={X} size={18} />}
          {isPresent ? m.present : m.absent}
        </span>
      </label>
    </li>
  )
}
