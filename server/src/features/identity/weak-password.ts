import { isCommon } from './password.ts'

const fewestCharacters = 4

/** Whether it is among the first guesses: a common one, the person's own name or email, or a few characters again and again. */
export async function isGuessable(
  password: string,
  { email, name }: { email: string | null; name: string },
): Promise<boolean> {
  const plain = password.toLowerCase().trim()
  const own = [email, email?.split('@')[0], name].map((text) => text?.toLowerCase())
  return own.includes(plain) || new Set(plain).size < fewestCharacters || isCommon(plain)
}
