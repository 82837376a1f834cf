import { looksLikeEmail } from '@vikalp/domain/identity/looks-like-email'
import { accountLimits } from '@vikalp/domain/limits'
import { type Role, roles } from '@vikalp/domain/vocabulary'
import type { Messages } from '#messages/messages.ts'
import type { FormErrors, TextOf } from '#platform/forms/form-errors.ts'

export type NewAccount = { name: string; email: string; password: string; role: Role }

const { min } = accountLimits.password

/** An email, or a username of an institute, which has no dot behind its @. */
export const looksLikeSignInName = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text)

export const readNewAccount = (textOf: TextOf<NewAccount>): NewAccount => ({
  name: textOf('name').trim(),
  email: textOf('email').trim(),
  password: textOf('password'),
  role: roles.find((role) => role === textOf('role')) ?? 'student',
})

/** What can be found wrong without asking the server. */
export function findAccountErrors(
  { name, email, password }: NewAccount,
  texts: Messages['identity']['login'],
): FormErrors<NewAccount> {
  return {
    ...(name === '' && { name: texts.needName }),
    ...(!looksLikeEmail(email) && { email: texts.needEmail }),
    ...(password.length < min && { password: texts.shortPassword(min) }),
  }
}
