import type { Question } from '@vikalp/contract/question'
import type { QuizResult, SubmitQuiz } from '@vikalp/contract/quiz'
import { quizLimits } from '@vikalp/domain/limits'
import { letters } from '@vikalp/domain/vocabulary'
import type { FailureCode } from '#platform/api/api-failure.ts'
import { fieldsOf } from '#platform/fields-of.ts'

/** A value and when it was given, so that the later of two tabs wins. */
export type Stamped<T> = { value: T; at: number }

/** Everything of a quiz but its questions: small, written at every tap. Names as in requirement 5.5. */
export type AttemptRecord = {
  quizId: string
  examName: string
  subjectName: string
  chapterName: string
  /** A quick quiz of five. */
  quick?: boolean
  questionIds: string[]
  /** Grows by one at every new start with the same questions; the higher round wins as a whole. */
  round: number
  /** Question id to the index of the selected option; null is an answer taken back. */
  answers: Record<string, Stamped<number | null>>
  marked: Record<string, Stamped<boolean>>
  visited: string[]
  currentQuestionIndex: number
  /** Seconds each question was on a visible screen (rule 16). */
  seconds: Record<string, number>
  startedAt: string
  savedAt: number
  /** When the student submitted; from then on nothing of the answers changes. */
  finishedAt?: string
  /** The verdict of the server, once it was delivered. */
  result?: QuizResult
  /** Why the server will never take it. */
  refused?: FailureCode
}

export type Attempt = AttemptRecord & { questions: Question[] }

/** Selected option by question id, for the screens after the quiz (requirements 7.3, 8.1); a skipped one is missing. */
export function answersOf({ answers }: Pick<AttemptRecord, 'answers'>): Record<string, number> {
  const given = Object.entries(answers).flatMap(([id, { value }]) =>
    value === null ? [] : [[id, value] as const],
  )
  return Object.fromEntries(given)
}

/** What two tabs know of one attempt: per question the later answer, and a finished attempt stays as it is. */
export function mergeAttempts(own: AttemptRecord, other: AttemptRecord): AttemptRecord {
  if (other.finishedAt !== undefined)
    return own.finishedAt === undefined
      ? other
      : { ...other, result: other.result ?? own.result, refused: own.refused }
  if (own.finishedAt !== undefined || own.round > other.round) return own
  if (other.round > own.round) return other
  return {
    ...own,
    answers: latest(own.answers, other.answers),
    marked: latest(own.marked, other.marked),
    visited: [...new Set([...own.visited, ...other.visited])],
    seconds: longest(own.seconds, other.seconds),
  }
}

function latest<T>(
  own: Record<string, Stamped<T>>,
  other: Record<string, Stamped<T>>,
): Record<string, Stamped<T>> {
  const merged = { ...own }
  for (const [id, theirs] of Object.entries(other)) {
    const mine = merged[id]
    if (!mine || theirs.at > mine.at) merged[id] = theirs
  }
  return merged
}

function longest(own: Record<string, number>, other: Record<string, number>): Record<string, number> {
  const merged = { ...own }
  for (const [id, seconds] of Object.entries(other)) merged[id] = Math.max(seconds, merged[id] ?? 0)
  return merged
}

export function isAttemptRecord(value: unknown): value is AttemptRecord {
  const record = fieldsOf(value)
  const texts = [record.quizId, record.examName, record.subjectName, record.chapterName, record.startedAt]
  const numbers = [record.round, record.currentQuestionIndex, record.savedAt]
  const maps = [record.answers, record.marked, record.seconds]
  return (
    texts.every((text) => typeof text === 'string') &&
    numbers.every((number) => typeof number === 'number') &&
    maps.every((map) => typeof map === 'object' && map !== null) &&
    [record.questionIds, record.visited].every(Array.isArray)
  )
}

/** What we stored ourselves from an answer of the server; a glance at the first is enough. */
export const isQuestions = (value: unknown): value is Question[] =>
  Array.isArray(value) && value.every((question) => typeof fieldsOf(question)._id === 'string')

/** The body of the submit call: answers (requirement 13.6), and the time of the questions that have none. */
export function submissionOf({
  quizId,
  questionIds,
  answers,
  seconds,
  finishedAt,
}: AttemptRecord): SubmitQuiz {
  const timed = questionIds.map((questionId) => {
    const spent = Math.min(seconds[questionId] ?? 0, quizLimits.secondsPerQuestion)
    const selectedOption = letters[answers[questionId]?.value ?? -1]
    return { questionId, selectedOption, seconds: Math.round(spent * 10) / 10 }
  })
  return {
    quizId,
    answers: timed.flatMap(({ selectedOption, ...rest }) =>
      selectedOption ? [{ ...rest, selectedOption }] : [],
    ),
    skipped: timed.flatMap(({ selectedOption, ...rest }) => (selectedOption ? [] : [rest])),
    finishedAt,
  }
}
