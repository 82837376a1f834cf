import { type SelectHTMLAttributes, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './select-field.module.css'

type SelectFieldProps<V extends string> = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'> & {
  label: string
  /** The label is read, not shown: what stands around says it. */
  labelHidden?: boolean
  options: readonly { value: V; label: string }[]
  value: V
  onChoose: (value: V) => void
}

/** A labelled native select: the phone's own picker. */
export function SelectField<V extends string>({
  label,
  labelHidden,
  options,
  onChoose,
  ...select
}: SelectFieldProps<V>) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={classNames(labelHidden && 'visually-hidden')}>
        {label}
      </label>
      <select
        {...select}
        id={id}
        className={styles.select}
        onChange={({ target }) => {
          const chosen = options.find(({ value }) => value === target.value)
          if (chosen) onChoose(chosen.value)
        }}
      >
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
