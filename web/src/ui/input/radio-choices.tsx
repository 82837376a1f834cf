import type { ReactNode } from 'react'
import styles from './radio-choices.module.css'

type RadioChoicesProps<Value extends string> = {
  legend: string
  name: string
  options: readonly { value: Value; label: ReactNode }[]
  initial: Value | undefined
  /** In columns of equal width, for more than one line of choices. */
  isGrid?: boolean
}

/** A choice of a few values in a form, each on a tile that fits a thumb. */
export function RadioChoices<Value extends string>(props: RadioChoicesProps<Value>) {
  const { legend, name, options, initial, isGrid = false } = props
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      <div className={isGrid ? styles.grid : styles.line}>
        {options.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === initial} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
