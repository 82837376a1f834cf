import { examKeys, roles, subjectKeys } from '@vikalp/domain/vocabulary'
import { isAnyCommon } from './password.ts'

const fewestCharacters = 4
const shortestWord = 3

/** What somebody thinks of here, beside the words of our own vocabulary. */
const wordsHere: ReadonlySet<string> = new Set(
  [...examKeys, ...subjectKeys, ...roles]
    .map((word) => word.toLowerCase())
    .concat(['vikalp', 'quiz', 'exam', 'test', 'school', 'class', 'college', 'tuition', 'practice', 'result'])
    .concat(['gujarat', 'gujarati', 'hindi', 'hindustan', 'bharat', 'india', 'ahmedabad', 'amdavad', 'surat'])
    .concat(['vadodara', 'baroda', 'rajkot', 'bhavnagar', 'jamnagar', 'gandhinagar', 'kutch', 'saurashtra']),
)

/**
 * Whether it is among the first guesses: a common one, a few characters again and again, what the person is known by (the
 * name, the email or username or the part of it before the sign), or one such word, or one of this place, with digits and
 * marks around it or in the place of letters.
 */
export async function isGuessable(password: string, knownBy: readonly (string | null)[]): Promise<boolean> {
  const plain = password.toLowerCase().trim()
  const known = knownBy.filter((text) => text !== null).map((text) => text.toLowerCase())
  const own = known.flatMap((text) => [text, beforeSign(text)])
  if (own.includes(plain) || new Set(plain).size < fewestCharacters) return true
  const words = wordsIn(plain).filter((word) => word.length >= shortestWord)
  const ownWords = new Set(known.flatMap((text) => beforeSign(text).split(notLetters)))
  if (words.some((word) => wordsHere.has(word) || ownWords.has(word))) return true
  return isAnyCommon([plain, ...words])
}

const beforeSign = (text: string): string => text.split('@')[0] ?? ''

const notLetters = /[^\p{L}\p{M}]+/u
const [atStart, atEnd] = [/^[^\p{L}\p{M}]+/u, /[^\p{L}\p{M}]+$/u]

/** "P@ssw0rd" is meant as a word. */
const lookAlikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
}
const lettersMeant = (text: string): string =>
  text.replace(/[@431!05$7]/g, (mark) => lookAlikes[mark] ?? mark)

/** What is left without digits and marks at both ends, or at one, with the others read as the letters they look like. */
const wordsIn = (plain: string): string[] =>
  [plain.replace(atStart, '').replace(atEnd, ''), plain.replace(atStart, ''), plain.replace(atEnd, '')].map(
    lettersMeant,
  )
