import type { Letter } from '@vikalp/domain/vocabulary'

type AnswerKey = { answer: Letter; options: Record<Letter, string> }

// A stored hint stands ready, so what could name an option need not be told from a block B or a charge C. "A" may be an
// article.
const namings: readonly RegExp[] = [
  /\b[B-D]\b|\bA\b(?!\s+[a-z])|\([a-d]\)|\b[a-d]\)/,
  /\b(?:option|answer|choice|choose|pick|select)s?\b[^.]{0,20}?[\s("'*](?:[b-d]\b|a\b(?!\s+[a-z]))/i,
  /\b(?:first|second|third|fourth|last|1st|2nd|3rd|4th)\s+(?:one|option|choice|answer|alternative)\b/i,
  /(?!\p{Script=Latin}|\p{Script=Greek})\p{L}/u, // another language, which the other checks cannot read
  /[A-Za-z0-9+/=]{24,}/, // encoded text
]

/** Whether a model's text gives away the letter or the right option (rule 22). */
export function hintLeaks(hint: string, { answer, options }: AnswerKey): boolean {
  if (namings.some((naming) => naming.test(hint.normalize('NFKC')))) return true
  const said = plain(hint)
  const keyed = plain(options[answer])
  if (keyed !== '' && ` ${said} `.includes(` ${keyed} `)) return true
  const number = /\d+(?:\.\d+)?/.exec(keyed)?.[0]
  if (number !== undefined && said.split(' ').includes(number)) return true
  const words = keyed.split(' ').filter((word) => word.length >= 4 && !/\d/.test(word))
  const heard = words.filter((word) => said.split(' ').includes(word))
  return words.length >= 2 && heard.length / words.length >= 0.6
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\\(?:pu|ce|text|mathrm)\b/g, ' ')
    .replace(/[^\p{L}\p{N}.+-]+/gu, ' ')
    .replace(/\.(?=\s|$)/g, '')
    .trim()
