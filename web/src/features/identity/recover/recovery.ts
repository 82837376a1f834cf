import { longCodePattern, tidyCode } from '@vikalp/domain/classes/join-code'
import { accountLimits } from '@vikalp/domain/limits'
import type { Messages } from '#messages/messages.ts'
import { type FormErrors, refusedFields, type TextOf } from '#platform/forms/form-errors.ts'
import { problemText } from '#platform/texts/problem-text.ts'

export type Recovery = { code: string; password: string }

type Texts = Pick<Messages, 'recover' | 'identity' | 'problems'>

const { min } = accountLimits.password

export const readRecovery = (textOf: TextOf<Recovery>): Recovery => ({
  code: tidyCode(textOf('code')),
  password: textOf('password'),
})

export const findRecoveryErrors = (
  { code, password }: Recovery,
  { recover, identity: { login } }: Omit<Texts, 'problems'>,
): FormErrors<Recovery> => ({
  ...(!longCodePattern.test(code) && { code: recover.badCode }),
  ...(password.length < min && { password: login.shortPassword(min) }),
})

/** What the server refuses is said at its field; else why it did not answer. */
export function recoveryRefused(
  error: unknown,
  { recover, identity, problems }: Texts,
): FormErrors<Recovery> {
  const refused = refusedFields<Recovery>(error, '')
  if (refused.code !== undefined) return { code: recover.codeUnknown }
  if (refused.password !== undefined) return { password: identity.login.weakPassword }
  return { form: problemText(problems, 'other', error) }
}
