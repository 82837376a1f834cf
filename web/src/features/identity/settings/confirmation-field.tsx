import { useMessages } from '#platform/texts/messages.tsx'
import { Field } from '#ui/input/field.tsx'
import { PasswordField } from '../password-field.tsx'

export type Confirmation = { confirmation: string }

type ConfirmationFieldProps = { hasPassword: boolean; name: 'confirmation'; error: string | undefined }

/** For what nobody should do on a phone that was left open: the password; who has none writes the own name. */
export function ConfirmationField({ hasPassword, ...field }: ConfirmationFieldProps) {
  const { confirmation: m } = useMessages('accountSettings')
  return hasPassword ? (
    <PasswordField {...field} label={m.password} autoComplete="current-password" />
  ) : (
    <Field {...field} label={m.name} autoComplete="off" />
  )
}
