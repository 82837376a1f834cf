import { useForm } from '#platform/forms/use-form.ts'
import { siteSettings } from '#platform/site-settings.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useToast } from '#ui/feedback/toast.tsx'
import { Field } from '#ui/input/field.tsx'
import { FormSheet } from '#ui/sheet/form-sheet.tsx'
import { PasswordField } from '../password-field.tsx'
import { changeEmail } from '../recover/email.api.ts'
import { type EmailChange, emailRefused, findEmailErrors, readEmailChange } from './new-email.ts'

type ChangeEmailSheetProps = { present: string | null; onClose: () => void }

export function ChangeEmailSheet({ present, onClose }: ChangeEmailSheetProps) {
  const accountSettings = useMessages('accountSettings')
  const identity = useMessages('identity')
  const problems = useMessages('problems')
  const toast = useToast()
  const texts = { accountSettings, identity, problems }
  const { signInNames: m, password, save, saving } = accountSettings
  const { form, field } = useForm<EmailChange, { askedEmail: string | null }>({
    change: 'account',
    read: readEmailChange,
    check: (body) => findEmailErrors(body, present, texts),
    send: (body) => changeEmail({ body }),
    onSaved: ({ askedEmail }) => {
      toast({ text: askedEmail === null ? m.changed : m.linkSent(askedEmail) })
      onClose()
    },
    failed: (error) => emailRefused(error, texts),
  })
  const { mail } = siteSettings()
  return (
    <FormSheet
      title={m.change}
      form={form}
      note={mail ? m.changeNote : m.changeNow}
      save={mail ? m.sendLink : save}
      saving={mail ? m.sending : saving}
      onClose={onClose}
    >
      <Field {...field('email')} label={m.next} type="email" autoComplete="email" />
      <PasswordField {...field('password')} label={password.present} autoComplete="current-password" />
    </FormSheet>
  )
}
