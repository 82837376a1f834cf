import { accountLimits } from '@vikalp/domain/limits'
import { type Role, roles } from '@vikalp/domain/vocabulary'
import type { Messages } from '#messages/messages.ts'
import { looksLikeEmail, textOf } from './form-fields.ts'

export type NewAccount = { name: string; email: string; password: string; role: Role }
export type AccountErrors = Partial<Record<keyof NewAccount, string>>

const { min } = accountLimits.password

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
    ...(password.length < min && { password: texts.shortPassword(min) }),
  }
}
