import { ChevronDown } from 'lucide'
import type { SelectHTMLAttributes } from 'react'
import { Icon } from '#ui/icon.tsx'
import { type Label, Labelled } from './labelled.tsx'
import styles from './select-field.module.css'

export type Option<V extends string> = { value: V; label: string }

type SelectFieldProps<V extends string> = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'> &
  Label & {
    options: readonly Option<V>[]
    value?: V
    defaultValue?: V
    onChoose?: (value: V) => void
  }

/** What is chosen at first is the form's own choice, by which an untouched form is known. */
function keepFirst(select: HTMLSelectElement | null): void {
  for (const option of select?.options ?? []) option.defaultSelected = option.selected
}

/** A labelled native select: the phone's own picker. */
export function SelectField<V extends string>(props: SelectFieldProps<V>) {
  const { label, labelHidden, hint, error, options, onChoose, ...select } = props
  return (
    <Labelled {...{ label, labelHidden, hint, error }}>
      {(control) => (
        <span className={styles.box}>
          <select
            ref={keepFirst}
            {...select}
            {...control}
            className={styles.select}
            onChange={({ target }) => {
              const chosen = options.find(({ value }) => value === target.value)
              if (chosen) onChoose?.(chosen.value)
            }}
          >
            {options.map(({ value, label: name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} size={20} />
        </span>
      )}
    </Labelled>
  )
}
