import { type ReactNode, useId } from 'react'
import { Form, type FormState } from '../input/form.tsx'
import { SubmitButton } from '../input/submit-button.tsx'
import { TypingSheet } from './typing-sheet.tsx'

type FormSheetProps = {
  title: string
  form: FormState
  /** Shown above the fields. */
  note?: string
  save: string
  saving: string
  onClose: () => void
  children: ReactNode
}

/** A sheet with one form and one button that saves it. */
export function FormSheet({ title, form, note, save, saving, onClose, children }: FormSheetProps) {
  const id = useId()
  const button = (
    <SubmitButton form={id} wide isSending={form.isSending} sending={saving}>
      {save}
    </SubmitButton>
  )
  return (
    <TypingSheet title={title} onClose={onClose} footer={button}>
      <Form id={id} form={form} note={note}>
        {children}
      </Form>
    </TypingSheet>
  )
}
