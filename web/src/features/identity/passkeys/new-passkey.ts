import { passkeyLimits } from '@vikalp/domain/limits'
import type { Messages } from '#messages/messages.ts'
import { failureCode } from '#platform/api/api-failure.ts'
import { type FormErrors, refusedFields, type TextOf } from '#platform/forms/form-errors.ts'
import { problemText } from '#platform/texts/problem-text.ts'
import { deviceRefusal } from './device-refusal.ts'

export type NewPasskey = { name: string; password: string }

type Texts = Pick<Messages, 'accountSettings' | 'identity' | 'problems'>

export const readNewPasskey = (textOf: TextOf<NewPasskey>): NewPasskey => ({
  name: textOf('name').trim(),
  password: textOf('password'),
})

export const findPasskeyErrors = (
  { name, password }: NewPasskey,
  { accountSettings: { passkeys }, identity: { login } }: Texts,
): FormErrors<NewPasskey> => ({
  ...(name === '' && { name: passkeys.labelNeeded }),
  ...(password === '' && { password: login.needPassword }),
})

/** What the device refused, then what the server did; else why it did not answer. */
export function passkeyRefused(error: unknown, { accountSettings, problems }: Texts): FormErrors<NewPasskey> {
  const { passkeys: m, password } = accountSettings
  const byDevice = deviceRefusal(error)
  if (byDevice) return { form: m[byDevice] }
  if (failureCode(error) === 'conflict') return { form: m.tooMany(passkeyLimits.most) }
  const refused = refusedFields<NewPasskey>(error, '')
  if (refused.password !== undefined) return { password: password.wrong }
  if (refused.name !== undefined) return { name: m.labelNeeded }
  if (failureCode(error) === 'invalid_request') return { form: m.late }
  return { form: problemText(problems, 'other', error) }
}
