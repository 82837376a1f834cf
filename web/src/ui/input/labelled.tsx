import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './labelled.module.css'

export type Label = {
  label: string
  /** The label is only for screen readers, when the context shows it. */
  labelHidden?: boolean
  /** The rule of the field; an error replaces it. */
  hint?: string
  error?: string
}

type Control = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

/** A field under its label, described by its rule or its error. */
export function Labelled(props: Label & { children: (control: Control) => ReactNode }) {
  const { label, labelHidden, hint, error, children } = props
  const id = useId()
  const note = error ?? hint
  return (
    <div className={styles.labelled}>
      <label htmlFor={id} className={classNames(labelHidden && 'visually-hidden')}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined || undefined,
        'aria-describedby': note === undefined ? undefined : `${id}-note`,
      })}
      {note !== undefined && (
        <p id={`${id}-note`} className={error === undefined ? styles.hint : styles.error}>
          {note}
        </p>
      )}
    </div>
  )
}
