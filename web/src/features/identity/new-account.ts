import { looksLikeEmail } from '@vikalp/domain/identity/looks-like-email'
import { accountLimits } from '@vikalp/domain/limits'
import type { BirthMonth } from '@vikalp/domain/sharing/adult-from'
import { type Role, roles } from '@vikalp/domain/vocabulary'
import { findBirthErrors, readBirthMonth } from '#account/birth/birth-month.ts'
import type { Messages } from '#messages/messages.ts'
import type { FormErrors, TextOf } from '#platform/forms/form-errors.ts'

export type NewAccount = BirthMonth & { name: string; email: string; password: string; role: Role }

const { min } = accountLimits.password

/** An email, or a username of an institute, which has no dot behind its @. */
export const looksLikeSignInName = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text)

export const readNewAccount = (textOf: TextOf<NewAccount>): NewAccount => ({
  name: textOf('name').trim(),
  email: textOf('email').trim(),
  password: textOf('password'),
  ...readBirthMonth(textOf),
  role: roles.find((role) => role === textOf('role')) ?? 'student',
})

/** What can be found wrong without asking the server. */
export function findAccountErrors(
  { name, email, password, role, ...born }: NewAccount,
  texts: Messages['identity']['login'],
  birth: Messages['birth'],
): FormErrors<NewAccount> {
  return {
    ...(name === '' && { name: texts.needName }),
    ...(!looksLikeEmail(email) && { email: texts.needEmail }),
    ...(password.length < min && { password: texts.shortPassword(min) }),
    ...(role === 'student' && findBirthErrors(born, birth)),
  }
}
