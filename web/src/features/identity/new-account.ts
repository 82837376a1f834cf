import type { passwordLength, RoleName } from '@vikalp/contract/identity'
import type { Messages } from '#messages/messages.ts'
import { looksLikeEmail, textOf } from './form-fields.ts'

export type NewAccount = { name: string; email: string; password: string; role: RoleName }
export type AccountErrors = Partial<Record<keyof NewAccount, string>>

/** The rule of the contract, whose schemas stay on the server. */
export const minPassword: PasswordMin = 8
type PasswordMin = (typeof passwordLength)['min']

export const roles = ['student', 'teacher', 'institute'] as const satisfies readonly RoleName[]

export function readNewAccount(form: HTMLFormElement): NewAccount {
  const role = roles.find((known) => known === textOf(form, 'role')) ?? 'student'
  return {
    name: textOf(form, 'name').trim(),
    email: textOf(form, 'email').trim(),
    password: textOf(form, 'password'),
    role,
  }
}

/** What a person can see to be wrong before the server is asked. */
export function findAccountErrors(
  { name, email, password }: NewAccount,
  texts: Messages['identity']['login'],
): AccountErrors {
  return {
    ...(name === '' && { name: texts.needName }),
    ...(!looksLikeEmail(email) && { email: texts.needEmail }),
    ...(password.length < minPassword && { password: texts.shortPassword(minPassword) }),
  }
}
