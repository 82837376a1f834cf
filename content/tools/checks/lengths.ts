import { type AnyQuestion, slipsOf } from '../question-file.ts'
import { wordCount } from '../text/words.ts'

type Limit = [field: string, least: number, most: number, texts: (question: AnyQuestion) => string[]]

// The fewest and the most words of each field.
const limits: Limit[] = [
  ['text', 1, 90, (question) => [question.text]],
  ['hint', 8, 45, (question) => [question.hint]],
  ['explanation', 25, 160, (question) => [question.explanation]],
  ['note', 6, 30, (question) => slipsOf(question).map(({ note }) => note)],
]

export function* lengths(question: AnyQuestion): Iterable<string> {
  for (const [field, least, most, texts] of limits) {
    for (const text of texts(question)) {
      const words = wordCount(text)
      if (words < least || words > most)
        yield `${field} has ${words} words, ${least} to ${most} are allowed${field === 'note' ? `: '${text}'` : ''}`
    }
  }
}

export function* longStem(question: AnyQuestion): Iterable<string> {
  const words = wordCount(question.text)
  if (words > 60 && words <= 90) yield `text has ${words} words, aim at 60`
}
