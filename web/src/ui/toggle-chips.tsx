import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { classNames } from './class-names.ts'
import styles from './toggle-chips.module.css'

export type ToggleChip<Value> = {
  value: Value
  label: ReactNode
  isChosen: boolean
  icon?: IconNode | undefined
  tone?: 'plain' | 'wrong' | 'skipped' | 'correct'
}

type ToggleChipsProps<Value> = {
  /** What they filter; for screen readers. */
  legend: string
  chips: readonly ToggleChip<Value>[]
  onChoose: (value: Value) => void
  className?: string | undefined
}

/** Filters of a list, each on or off. */
export function ToggleChips<Value extends string | undefined>({
  legend,
  chips,
  onChoose,
  className,
}: ToggleChipsProps<Value>) {
  return (
    <fieldset className={classNames(styles.chips, className)}>
      <legend className="visually-hidden">{legend}</legend>
      {chips.map(({ value, label, isChosen, icon, tone = 'plain' }) => (
        <button
          key={value ?? ''}
          type="button"
          className={classNames(styles.chip, styles[tone])}
          aria-pressed={isChosen}
          onClick={() => onChoose(value)}
        >
          {icon && <Icon of={icon} size={18} />}
          <span>{label}</span>
        </button>
      ))}
    </fieldset>
  )
}
