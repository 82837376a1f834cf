import { type ReactNode, useId } from 'react'
import { Button } from '../input/button.tsx'
import styles from './form-sheet.module.css'
import { Sheet } from './sheet.tsx'

type FormSheetProps = {
  title: string
  /** Stands above the fields. */
  note?: string
  /** Why the last saving failed, where no field says so itself. */
  failure?: string | undefined
  save: string
  saving: string
  isSaving: boolean
  onSubmit: (form: HTMLFormElement) => void
  onClose: () => void
  children: ReactNode
}

/** A sheet with one form and one button that saves it. */
export function FormSheet(props: FormSheetProps) {
  const { title, note, failure, save, saving, isSaving, onSubmit, onClose, children } = props
  const id = useId()
  return (
    <Sheet
      title={title}
      open
      onClose={onClose}
      footer={
        <Button type="submit" form={id} wide busy={isSaving}>
          {isSaving ? saving : save}
        </Button>
      }
    >
      <form
        id={id}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSaving) onSubmit(event.currentTarget)
        }}
      >
        {note && <p className={styles.note}>{note}</p>}
        {failure && (
          <p className={styles.failure} role="alert">
            {failure}
          </p>
        )}
        {children}
      </form>
    </Sheet>
  )
}
