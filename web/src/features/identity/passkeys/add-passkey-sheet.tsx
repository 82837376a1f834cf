import type { Passkey } from '@vikalp/contract/accounts/passkeys'
import { deviceName } from '@vikalp/domain/identity/device-name'
import { passkeyLimits } from '@vikalp/domain/limits'
import { useForm } from '#platform/forms/use-form.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useToast } from '#ui/feedback/toast.tsx'
import { Field } from '#ui/input/field.tsx'
import { FormSheet } from '#ui/sheet/form-sheet.tsx'
import { PasswordField } from '../password-field.tsx'
import { findPasskeyErrors, type NewPasskey, passkeyRefused, readNewPasskey } from './new-passkey.ts'

export function AddPasskeySheet({ onClose }: { onClose: () => void }) {
  const accountSettings = useMessages('accountSettings')
  const identity = useMessages('identity')
  const problems = useMessages('problems')
  const toast = useToast()
  const { passkeys: m, password, devices } = accountSettings
  const texts = { accountSettings, identity, problems }
  const { form, field } = useForm<NewPasskey, Passkey>({
    change: 'account',
    read: readNewPasskey,
    check: (body) => findPasskeyErrors(body, texts),
    send: async (body) => (await import('./ask-device.ts')).makePasskey(body),
    onSaved: ({ name }) => {
      toast({ text: m.added(name) })
      onClose()
    },
    failed: (error) => passkeyRefused(error, texts),
  })
  const { browser, system } = deviceName(navigator.userAgent)
  return (
    <FormSheet title={m.add} form={form} note={m.addNote} save={m.next} saving={m.asking} onClose={onClose}>
      <Field
        {...field('name')}
        label={m.label}
        maxLength={passkeyLimits.name}
        defaultValue={browser && system ? devices.named(browser, system) : (browser ?? system ?? '')}
      />
      <PasswordField {...field('password')} label={password.present} autoComplete="current-password" />
    </FormSheet>
  )
}
