import { letters, type QuestionForm } from '@vikalp/domain/vocabulary'
import type { Question } from './question-file.ts'
import { askingSentence, isNegative } from './text/asking.ts'
import { plainText } from './text/words.ts'

type Asked = Pick<Question, 'text' | 'options'>

const everyOption = ({ options }: Asked, pattern: RegExp): boolean =>
  letters.every((letter) => pattern.test(plainText(options[letter])))

const label = String.raw`\(?(?:[A-EP-T]|[1-5]|I{1,3}|IV|V)\)?`
const labels = new RegExp(`^${label}(?:(?:, | and |, and )${label})*(?: only)?$`)
const pairs = new RegExp(String.raw`^(?:${label}\s*[-–—:→]\s*${label}[\s,;]*){3,}$`)
const labelledLine = new RegExp(`^${label}[.:] `, 'gm')

/** The first that fits is the form: a negative question about two lists is one of two lists. */
const signs: readonly [form: QuestionForm, fits: (question: Asked) => boolean][] = [
  ['assertion-reason', ({ text }) => /\bAssertion \(A\):/.test(text) && /\bReason \(R\):/.test(text)],
  ['statements', ({ text }) => /\bStatement I:/.test(text) && /\bStatement II:/.test(text)],
  ['list-match', (question) => /\bList I\b/.test(question.text) && everyOption(question, pairs)],
  [
    'multi-statement',
    (question) =>
      [...question.text.matchAll(labelledLine)].length >= 3 &&
      everyOption(question, labels) &&
      !isOrder(question),
  ],
  ['order', isOrder],
  ['negative', isNegative],
]

/** The form that the text and the options show. */
export const shownForm = (question: Asked): QuestionForm | undefined =>
  signs.find(([, fits]) => fits(question))?.[0]

/** Whether the question asks for an order, sequence or arrangement. Things named 'in this order' are another matter. */
export const asksForOrder = ({ text }: Asked): boolean =>
  /\b(?:orders?|sequence|arrangement)\b/i.test(askingSentence(text).replace(/\bin this order\b/gi, ''))

/** The options arrange the same three or more things. */
function isOrder(question: Asked): boolean {
  const items = letters.map((letter) => itemsOf(question.options[letter]).sort())
  const [first = []] = items
  return (
    asksForOrder(question) && first.length >= 3 && items.every((each) => each.join('|') === first.join('|'))
  )
}

const itemsOf = (option: string): string[] =>
  option
    .replace(/\\(?:to|rightarrow|[gl]t|approx)\b/g, ',')
    .split(/,|;|[<>=→≈]|\band\b|\bthen\b/)
    .map((item) => item.replace(/[${}\s]/g, '').toLowerCase())
    .filter((item) => item !== '')
