import type { Letter } from '@vikalp/domain/vocabulary'

type AnswerKey = { answer: Letter; options: Record<Letter, string> }

const letterReference =
  /\b(?:option|answer|choice|choose|pick|select)s?\b[^.]{0,20}?[\s("'*]([A-D])\b|\(([A-D])\)/i

/** Whether a model's text gives away the letter or the right option (rule 22). */
export function hintLeaks(hint: string, { answer, options }: AnswerKey): boolean {
  if (letterReference.test(hint)) return true
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
