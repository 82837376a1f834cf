import { download } from '#platform/files/download.ts'
import { refusedFields } from '#platform/forms/form-errors.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { useToast } from '#ui/feedback/toast.tsx'
import { FormSheet } from '#ui/sheet/form-sheet.tsx'
import { type Confirmation, ConfirmationField } from './confirmation-field.tsx'
import { exportFile, fetchExport } from './settings.api.ts'

type ExportSheetProps = { hasPassword: boolean; onClose: () => void }

/** The file has all that is known of the person, so it is asked whether it is them. */
export function ExportSheet({ hasPassword, onClose }: ExportSheetProps) {
  const { data: m, confirmation: c } = useMessages('accountSettings')
  const problems = useMessages('problems')
  const toast = useToast()
  const { form, field } = useForm<Confirmation, Uint8Array<ArrayBuffer>>({
    change: 'session',
    read: (textOf) => ({ confirmation: textOf('confirmation') }),
    check: ({ confirmation }) => ({
      ...(confirmation.trim() === '' && { confirmation: hasPassword ? c.needPassword : c.needName }),
    }),
    send: fetchExport,
    onSaved: (zip) => {
      download('vikalp-data.zip', zip, exportFile.type)
      toast({ text: m.done })
      onClose()
    },
    failed: (error) =>
      refusedFields<Confirmation>(error, '').confirmation === undefined
        ? { form: `${m.failed} ${problemText(problems, 'other', error)}` }
        : { confirmation: hasPassword ? c.wrongPassword : c.wrongName },
  })
  return (
    <FormSheet
      title={m.sheetTitle}
      form={form}
      note={m.sheetText}
      save={m.confirm}
      saving={m.fetching}
      onClose={onClose}
    >
      <ConfirmationField {...field('confirmation')} hasPassword={hasPassword} />
    </FormSheet>
  )
}
