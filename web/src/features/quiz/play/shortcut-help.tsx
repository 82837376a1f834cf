import { useMessages } from '#platform/texts/messages.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import styles from './shortcut-help.module.css'

// C is an option, so an answer is cleared with Backspace, as text is.
const keys = {
  choose: ['1 – 4', 'A – D'],
  previous: ['P', '←'],
  next: ['N', '→', 'Enter'],
  mark: ['M'],
  hint: ['H'],
  clear: ['Backspace'],
  help: ['?'],
} as const

const names = ['choose', 'previous', 'next', 'mark', 'hint', 'clear', 'help'] as const

export function ShortcutHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const m = useMessages('quiz').help
  return (
    <Sheet title={m.title} open={open} onClose={onClose}>
      <dl className={styles.list}>
        {names.map((name) => (
          <div key={name}>
            <dt>{m.shortcuts[name]}</dt>
            <dd>
              {keys[name].map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
