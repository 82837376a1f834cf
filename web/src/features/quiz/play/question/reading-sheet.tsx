import { useMessages } from '#platform/texts/messages.tsx'
import { classNames } from '#ui/class-names.ts'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { textSizes, useReadingSettings } from './reading-settings.ts'
import styles from './reading-sheet.module.css'

type ReadingSheetProps = { open: boolean; onClose: () => void }

export function ReadingSheet({ open, onClose }: ReadingSheetProps) {
  const m = useMessages('quiz').reading
  const [{ size, shortcuts }, change] = useReadingSettings()
  return (
    <Sheet title={m.title} open={open} onClose={onClose}>
      <fieldset>
        <legend className={styles.legend}>{m.size}</legend>
        {textSizes.map((each) => (
          <label key={each} className={styles.row}>
            <input
              type="radio"
              name="text-size"
              checked={size === each}
              onChange={() => change({ size: each })}
            />
            <span className={styles.name}>{m.sizes[each]}</span>
            <span className={styles.sample} data-size={each} aria-hidden="true">
              {m.sample}
            </span>
          </label>
        ))}
      </fieldset>
      <label className={classNames(styles.row, styles.keyboard)}>
        <input
          type="checkbox"
          checked={shortcuts}
          onChange={(event) => change({ shortcuts: event.target.checked })}
        />
        <span className={styles.name}>
          {m.shortcuts}
          <small>{m.shortcutsNote}</small>
        </span>
      </label>
    </Sheet>
  )
}
