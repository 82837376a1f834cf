import { numberLimits } from '../limits.ts'
import type { NumberRefusal } from '../vocabulary.ts'

/** Why what was typed is not taken; `write` is the same as it is taken. */
export const numberRefusalTexts: Record<NumberRefusal, (write: string) => string> = {
  empty: () => 'Type a number first.',
  digits: (write) => `Write ${write}, with the digits 0 to 9.`,
  spaces: (write) => `Write ${write}, without spaces.`,
  comma: (write) => `Write ${write}, without a comma.`,
  plus: (write) => `Write ${write}, without a plus sign.`,
  minus: (write) => `Write ${write}, with the minus sign of the keypad.`,
  point: (write) => `Write ${write}.`,
  long: () => `Write at most ${numberLimits.whole} digits before the point.`,
  decimals: () => `Write at most ${numberLimits.decimals} digits after the point.`,
  other: () => 'Write the number alone: digits, a point, and a minus sign where it is negative.',
}
