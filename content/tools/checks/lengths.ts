import type { Question } from '../question-file.ts'
import { wordCount } from '../text/words.ts'

type Limit = [field: string, least: number, most: number, texts: (question: Question) => string[]]

// The fewest and the most words of each field.
const limits: Limit[] = [
  ['text', 1, 90, (question) => [question.text]],
  ['hint', 8, 45, (question) => [question.hint]],
  ['explanation', 25, 160, (question) => [question.explanation]],
  ['note', 6, 30, (question) => Object.values(question.wrong).map((slip) => slip?.note ?? '')],
]

export function* lengths(question: Question): Iterable<string> {
  for (const [field, least, most, texts] of limits) {
    for (const text of texts(question)) {
      const words = wordCount(text)
      if (words < least || words > most)
        yield `${field} has ${words} words, ${least} to ${most} are allowed${field === 'note' ? `: '${text}'` : ''}`
    }
  }
}

export function* longStem(question: Question): Iterable<string> {
  const words = wordCount(question.text)
  if (words > 60 && words <= 90) yield `text has ${words} words, aim at 60`
}
