import { numberLimits } from '../limits.ts'
import type { NumberRefusal } from '../vocabulary.ts'

/** A number in hundredths, or why it is none and how it is written, where that can be told. */
export type ReadNumber = { hundredths: number } | { refusal: NumberRefusal; write?: string }

const { whole, decimals } = numberLimits
const taken = new RegExp(String.raw`^-?\d{1,${whole}}(?:\.\d{1,${decimals}})?$`)

/** Reads what was typed or pasted as the answer. */
export function readNumber(typed: string): ReadNumber {
  const text = typed.trim()
  if (taken.test(text)) return { hundredths: toHundredths(text) }
  if (text === '') return { refusal: 'empty' }
  const refusals = rewriting.filter(([, find]) => text.match(find))
  const write = refusals.reduce((rewritten, [, find, by]) => by(rewritten, find), text)
  const [first] = refusals
  if (first && taken.test(write)) return { refusal: first[0], write }
  if (/^-?\d+(?:\.\d*)?$/.test(write))
    return { refusal: new RegExp(String.raw`\d{${whole + 1}}`).test(write) ? 'long' : 'decimals' }
  return { refusal: 'other' }
}

type Rewriting = readonly [refusal: NumberRefusal, find: RegExp, by: (text: string, find: RegExp) => string]

const rewriting: readonly Rewriting[] = [
  ['digits', /(?![0-9])\p{Nd}/gu, (text, find) => text.replace(find, asciiDigit)],
  ['spaces', /\s/g, (text, find) => text.replace(find, '')],
  ['comma', /,/g, withoutCommas],
  ['plus', /^\+/, (text, find) => text.replace(find, '')],
  ['minus', /^[‐-―−－]\s*/, (text, find) => text.replace(find, '-')],
  ['point', /^-?\.\p{Nd}|\p{Nd}\.$/u, (text) => text.replace(/^(-?)\./, '$10.').replace(/\.$/, '')],
]

/** 1,000 and 1,00,000 are whole; in 2,5 the comma is a point. */
function withoutCommas(text: string): string {
  const isGrouped = /^-?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/.test(text)
  return isGrouped ? text.replaceAll(',', '') : text.replace(/,(?=\d+$)/, '.')
}

/** Every script has its ten digits in a row, from zero. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

function toHundredths(text: string): number {
  const [units = '', part = ''] = text.replace('-', '').split('.')
  const size = Number(units) * 100 + Number(part.padEnd(2, '0'))
  return text.startsWith('-') && size > 0 ? -size : size
}
