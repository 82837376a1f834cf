import { accountLimits } from '@vikalp/domain/limits'
import type { Messages } from '#messages/messages.ts'
import { failureCode } from '#platform/api/api-failure.ts'
import { type FormErrors, refusedFields, type TextOf } from '#platform/forms/form-errors.ts'
import { problemText } from '#platform/texts/problem-text.ts'

export type PasswordChange = { password: string; newPassword: string }

type Texts = Pick<Messages, 'accountSettings' | 'identity' | 'problems'>

const { min } = accountLimits.password

export const readPasswordChange = (textOf: TextOf<PasswordChange>): PasswordChange => ({
  password: textOf('password'),
  newPassword: textOf('newPassword'),
})

export function findPasswordErrors(
  { password, newPassword }: PasswordChange,
  { accountSettings, identity: { login } }: Omit<Texts, 'problems'>,
): FormErrors<PasswordChange> {
  if (password === '') return { password: login.needPassword }
  if (newPassword.length < min) return { newPassword: login.shortPassword(min) }
  return newPassword === password ? { newPassword: accountSettings.password.same } : {}
}

/** Where the server refuses a field that is what is said; else why it did not answer. */
export function passwordRefused(
  error: unknown,
  { accountSettings, identity, problems }: Texts,
): FormErrors<PasswordChange> {
  const refused = refusedFields<PasswordChange>(error, '')
  if (refused.password !== undefined) return { password: accountSettings.password.wrong }
  if (refused.newPassword !== undefined) return { newPassword: identity.login.weakPassword }
  return {
    form:
      failureCode(error) === 'rate_limited' ? problems.tooManyTries : problemText(problems, 'other', error),
  }
}
