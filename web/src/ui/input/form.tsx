import type { ReactNode } from 'react'
import { Alert } from '../feedback/alert.tsx'
import styles from './form.module.css'

/** What a form and its button are told by whoever sends it. */
export type FormState = {
  isSending: boolean
  /** Why the last sending failed, where no field says so itself. */
  failure: string | undefined
  submit: (form: HTMLFormElement) => void
  /** Somebody types in the field of this name. */
  onTyped: (field: string) => void
}

type FormProps = { form: FormState; id?: string; className?: string; note?: string; children: ReactNode }

/** Nothing in it is checked by the browser, whose bubbles speak its own language. */
export const Form = ({ form, id, className = styles.form, note, children }: FormProps) => (
  <form
    id={id}
    className={className}
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      if (!form.isSending) form.submit(event.currentTarget)
    }}
    onInput={({ target }) => 'name' in target && form.onTyped(String(target.name))}
  >
    {note && <p className={styles.note}>{note}</p>}
    {form.failure && <Alert>{form.failure}</Alert>}
    {children}
  </form>
)
