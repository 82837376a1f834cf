import { isCommon } from './password.ts'

const fewestCharacters = 4

/**
 * Whether it is among the first guesses: a common one, a few characters again and again, or what the person is known by:
 * the name, or the email or username or the part of it before the sign.
 */
export async function isGuessable(password: string, knownBy: readonly (string | null)[]): Promise<boolean> {
  const plain = password.toLowerCase().trim()
  const own = knownBy.flatMap((text) => [text, text?.split('@')[0]]).map((text) => text?.toLowerCase())
  return own.includes(plain) || new Set(plain).size < fewestCharacters || isCommon(plain)
}
