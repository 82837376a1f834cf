import { dictionary } from '@zxcvbn-ts/language-common'

// Some 18,000 of them are long enough to be chosen here.
const common = new Set(dictionary['passwords-common'])
const fewestCharacters = 4

/** Whether it is among the first guesses: a common one, the person's own name or email, or a few characters again and again. */
export function isGuessable(password: string, { email, name }: { email: string; name: string }): boolean {
  const plain = password.toLowerCase().trim()
  const own = [email, email.split('@')[0], name].map((text) => text?.toLowerCase())
  return common.has(plain) || own.includes(plain) || new Set(plain).size < fewestCharacters
}
