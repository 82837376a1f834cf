import { type ReactNode, useId } from 'react'
import styles from './radio-choices.module.css'

type RadioChoicesProps<Value extends string> = {
  legend: string
  name: string
  options: readonly { value: Value; label: ReactNode }[]
  initial: Value | undefined
  /** In columns of equal width, for more than one line of choices. */
  isGrid?: boolean
  error?: string | undefined
  onChoose?: (value: Value) => void
}

/** A choice of a few values in a form, each on a tile that fits a thumb. */
export function RadioChoices<Value extends string>(props: RadioChoicesProps<Value>) {
  const { legend, name, options, initial, isGrid = false, error, onChoose } = props
  const id = useId()
  const invalid = error !== undefined && ({ 'aria-invalid': true, 'aria-describedby': id } as const)
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {error !== undefined && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
      <div className={isGrid ? styles.grid : styles.line}>
        {options.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === initial}
              onChange={() => onChoose?.(value)}
              {...invalid}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
