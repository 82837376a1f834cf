import { randomOf, shuffle } from '../random.ts'
import { type Letter, letters, type QuestionForm } from '../vocabulary.ts'

type Asked = { options: Readonly<Record<Letter, string>>; form?: QuestionForm | undefined }

/** Candidates know the options of these by heart, in their order. */
const fixedForms: readonly (QuestionForm | undefined)[] = [
  'assertion-reason',
  'statements',
  'list-match',
  'multi-statement',
]

/** Words may stand in any order; numbers and formulas go up or down. */
export const hasWordOptions = ({ options, form }: Asked): boolean =>
  !fixedForms.includes(form) &&
  letters.every((letter) => /\p{L}{2}/u.test(options[letter]) && !/[\d$\\]/.test(options[letter]))

/**
 * The letters in the order in which a candidate has the options, such as CADB; nothing where they stand as they are. The
 * id comes first in what is hashed: as its end, neighbouring questions would have orders that go together.
 */
export const optionOrder = (asked: Asked & { id: string }, seed: string): string =>
  hasWordOptions(asked) ? shuffle(letters, randomOf(`${asked.id} ${seed}`)).join('') : ''
