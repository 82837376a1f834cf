import { looksLikeEmail } from '@vikalp/domain/identity/looks-like-email'
import type { Messages } from '#messages/messages.ts'
import { failureCode } from '#platform/api/api-failure.ts'
import { type FormErrors, refusedFields, type TextOf } from '#platform/forms/form-errors.ts'
import { problemText } from '#platform/texts/problem-text.ts'

export type EmailChange = { email: string; password: string }

type Texts = Pick<Messages, 'accountSettings' | 'identity' | 'problems'>

export const readEmailChange = (textOf: TextOf<EmailChange>): EmailChange => ({
  email: textOf('email').trim(),
  password: textOf('password'),
})

/** `present` is the address that counts already. */
export function findEmailErrors(
  { email, password }: EmailChange,
  present: string | null,
  { accountSettings, identity: { login } }: Texts,
): FormErrors<EmailChange> {
  const isPresent = email.toLowerCase() === present
  return {
    ...(isPresent && { email: accountSettings.signInNames.same }),
    ...(!looksLikeEmail(email) && { email: login.needEmail }),
    ...(password === '' && { password: login.needPassword }),
  }
}

/** What the server refuses is said at its field; else why it did not answer. */
export function emailRefused(
  error: unknown,
  { accountSettings, identity: { login }, problems }: Texts,
): FormErrors<EmailChange> {
  if (failureCode(error) === 'conflict') return { email: accountSettings.signInNames.taken }
  const refused = refusedFields<EmailChange>(error, '')
  if (refused.password !== undefined) return { password: accountSettings.password.wrong }
  if (refused.email !== undefined) return { email: login.needEmail }
  return { form: problemText(problems, 'other', error) }
}
