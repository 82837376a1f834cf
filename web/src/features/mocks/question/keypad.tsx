import { Delete } from 'lucide'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './keypad.module.css'

type KeypadProps = { typed: string; onType: (text: string) => void; disabled: boolean }

const rows = [['7', '8', '9'], ['4', '5', '6', '-'], ['1', '2', '3', '.'], ['0']] as const

/** The keys of the hall for numbers, under the field. */
export function Keypad({ typed, onType, disabled }: KeypadProps) {
  const m = useMessages('hall').numbers
  const names: Record<string, string> = { '-': m.minus, '.': m.point }
  const key = (sign: string) => (
    <button
      key={sign}
      type="button"
      className={sign === '0' ? styles.zero : styles.key}
      aria-label={names[sign]}
      disabled={disabled}
      onClick={() => onType(typed + sign)}
    >
      {sign === '-' ? '\u2212' : sign}
    </button>
  )
  const [first, ...others] = rows
  return (
    <fieldset className={styles.keypad}>
      <legend className="visually-hidden">{m.keypad}</legend>
      {first.map(key)}
      <button
        type="button"
        className={styles.key}
        aria-label={m.backspace}
        disabled={disabled}
        onClick={() => onType(typed.slice(0, -1))}
      >
        <Icon of={Delete} size={20} />
      </button>
      {others.flat().map(key)}
      <button type="button" className={styles.clear} disabled={disabled} onClick={() => onType('')}>
        {m.clearAll}
      </button>
    </fieldset>
  )
}
