import type { Question } from '@vikalp/contract/question'
import { perLetter } from '@vikalp/domain/quiz/per-letter'
import { difficulties, type Letter, letters } from '@vikalp/domain/vocabulary'
import { isQuestions } from '#attempts/attempt.ts'
import { fieldsOf } from '#platform/fields-of.ts'

/**
 * A question of a navigation state: ours with its HTML, the server's plain form, or the client form (id, text, list of
 * four options, index of the correct one) of requirement 8.1. Undefined when it cannot be shown or has no key.
 */
export function readQuestion(value: unknown): Question | undefined {
  const fields = fieldsOf(value)
  if (isQuestions([value]) && 'html' in fields) return value as Question // stored from an answer of our server
  const id = textOf(fields._id) ?? textOf(fields.id)
  const stem = textOf(fields.question) ?? textOf(fields.text)
  const list = letters.map((letter, i) =>
    textOf(fieldsOf(fields.options)[Array.isArray(fields.options) ? i : letter]),
  )
  const answer = keyOf(fields)
  if (id === undefined || stem === undefined || answer === undefined || list.includes(undefined))
    return undefined
  const options = perLetter((letter) => list[letters.indexOf(letter)] ?? '')
  const explanation = textOf(fields.explanation) ?? ''
  return {
    _id: id,
    exam: textOf(fields.exam) ?? '',
    subject: textOf(fields.subject) ?? '',
    chapter: textOf(fields.chapter) ?? '',
    topic: '',
    question: stem,
    options,
    answer,
    year: typeof fields.year === 'number' ? fields.year : null,
    difficulty: difficulties.find((difficulty) => difficulty === fields.difficulty) ?? 'Medium',
    html: {
      question: escaped(stem),
      options: perLetter((letter) => escaped(options[letter])),
      explanation: escaped(explanation),
      notes: {},
    },
    spoken: options,
  }
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** The server sends a letter, or an array that begins with it; the client form has the index. */
function keyOf({ answer, correctAnswer }: Record<string, unknown>): Letter | undefined {
  if (typeof correctAnswer === 'number') return letters[correctAnswer]
  const first: unknown = Array.isArray(answer) ? answer[0] : answer
  return letters.find((letter) => letter === first)
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>')
