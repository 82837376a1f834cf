import type { InputHTMLAttributes } from 'react'
import { failureCode } from '#platform/api/api-failure.ts'
import type { FormErrors, TextOf } from '#platform/forms/form-errors.ts'
import { savingErrors } from '#platform/forms/saving-errors.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useToast } from '#ui/feedback/toast.tsx'
import { Field } from '#ui/input/field.tsx'
import { type Option, SelectField } from '#ui/input/select-field.tsx'
import { FormSheet } from '#ui/sheet/form-sheet.tsx'

type Texts = Record<'title' | 'note' | 'save' | 'saving' | 'saved' | 'refused' | 'failed', string> & {
  /** Who may not share yet stores no contact details. */
  mayNot?: string
}

type DetailField = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'maxLength'
> & {
  label: string
  hint?: string
  /** With options it is a select, without them an input. */
  options?: readonly Option<string>[]
}

type DetailsSheetProps<Details> = {
  texts: Texts
  details: Details
  fields: Record<keyof Details & string, DetailField>
  read: (textOf: TextOf<Details>) => Details
  check: (details: Details) => FormErrors<Details>
  send: (details: Details) => Promise<unknown>
  onClose: () => void
}

/** What users say about themselves; every field is optional. */
export function DetailsSheet<Details extends Record<string, string | number | null>>(
  props: DetailsSheetProps<Details>,
) {
  const { texts, details, fields, read, check, send, onClose } = props
  const problems = useMessages('problems')
  const toast = useToast()
  const { form, field } = useForm<Details>({
    change: 'details',
    read,
    check,
    send,
    onSaved: () => {
      onClose()
      toast({ text: texts.saved })
    },
    failed: (error) =>
      texts.mayNot !== undefined && failureCode(error) === 'forbidden'
        ? { form: texts.mayNot }
        : savingErrors(error, texts, problems),
  })
  const { title, note, save, saving } = texts
  return (
    <FormSheet {...{ title, note, save, saving, form, onClose }}>
      {Object.entries<DetailField>(fields).map(([name, { options, ...more }]) => {
        const given = { ...field(name), defaultValue: String(details[name] ?? '') }
        if (options) return <SelectField key={name} label={more.label} options={options} {...given} />
        return <Field key={name} {...more} {...given} />
      })}
    </FormSheet>
  )
}
