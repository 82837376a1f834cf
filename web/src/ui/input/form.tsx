import type { ReactNode } from 'react'
import { Alert } from '../feedback/alert.tsx'
import styles from './form.module.css'

/** What useForm tells a form and its button. */
export type FormState = {
  isSending: boolean
  /** Why the last send failed, when no field says so. */
  failure: string | undefined
  submit: (form: HTMLFormElement) => void
  /** Called when somebody types in the named field. */
  onTyped: (field: string) => void
}

type FormProps = { form: FormState; id?: string; className?: string; note?: string; children: ReactNode }

/** Without the browser's validation, whose messages are in the browser's own language. */
export const Form = ({ form, id, className = styles.form, note, children }: FormProps) => (
  <form
    id={id}
    className={className}
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      form.submit(event.currentTarget)
    }}
    onInput={({ target }) => 'name' in target && form.onTyped(String(target.name))}
  >
    {note && <p className={styles.note}>{note}</p>}
    {form.failure && <Alert>{form.failure}</Alert>}
    {children}
  </form>
)
