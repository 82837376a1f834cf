import type { Passkey } from '@vikalp/contract/accounts/passkeys'
import { passkeyLimits } from '@vikalp/domain/limits'
import { useForm } from '#platform/forms/use-form.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { useToast } from '#ui/feedback/toast.tsx'
import { Field } from '#ui/input/field.tsx'
import { FormSheet } from '#ui/sheet/form-sheet.tsx'
import { renamePasskey } from './passkeys.api.ts'

export function RenamePasskeySheet({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { passkeys: m, save, saving } = useMessages('accountSettings')
  const problems = useMessages('problems')
  const toast = useToast()
  const { form, field } = useForm<{ name: string }>({
    change: 'account',
    read: (textOf) => ({ name: textOf('name').trim() }),
    check: ({ name }) => ({ ...(name === '' && { name: m.labelNeeded }) }),
    send: (body) => renamePasskey({ params: { passkeyId: passkey.id }, body }),
    onSaved: () => {
      toast({ text: m.renamed })
      onClose()
    },
    failed: (error) => ({ form: problemText(problems, 'other', error) }),
  })
  return (
    <FormSheet title={m.renameOf(passkey.name)} form={form} save={save} saving={saving} onClose={onClose}>
      <Field {...field('name')} label={m.label} maxLength={passkeyLimits.name} defaultValue={passkey.name} />
    </FormSheet>
  )
}
