import { accountLimits } from '@vikalp/domain/limits'
import { storeToken } from '#platform/access/token.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useToast } from '#ui/feedback/toast.tsx'
import { Form } from '#ui/input/form.tsx'
import { SubmitButton } from '#ui/input/submit-button.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { PasswordField } from '../password-field.tsx'
import styles from './account-screen.module.css'
import {
  findPasswordErrors,
  type PasswordChange,
  passwordRefused,
  readPasswordChange,
} from './new-password.ts'
import { changePassword } from './settings.api.ts'

export function PasswordPart() {
  const accountSettings = useMessages('accountSettings')
  const identity = useMessages('identity')
  const problems = useMessages('problems')
  const toast = useToast()
  const { password: m } = accountSettings
  const { form, field } = useForm<PasswordChange, { token: string }>({
    change: 'account',
    read: readPasswordChange,
    check: (body) => findPasswordErrors(body, { accountSettings, identity }),
    send: (body) => changePassword({ body }),
    onSaved: ({ token }) => {
      storeToken(token)
      toast({ text: m.changed })
    },
    failed: (error) => passwordRefused(error, { accountSettings, identity, problems }),
  })
  return (
    <SectionCard title={m.title} note={m.text}>
      <Form form={form} className={styles.form}>
        <PasswordField {...field('password')} label={m.present} autoComplete="current-password" />
        <PasswordField
          {...field('newPassword')}
          label={m.next}
          autoComplete="new-password"
          hint={identity.login.passwordRule(accountLimits.password.min)}
        />
        <SubmitButton kind="tonal" isSending={form.isSending} sending={m.changing}>
          {m.change}
        </SubmitButton>
      </Form>
    </SectionCard>
  )
}
