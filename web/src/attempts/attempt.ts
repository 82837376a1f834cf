import type { AskedHow } from '@vikalp/contract/practice'
import type { Question } from '@vikalp/contract/question'
import type { QuizResult } from '@vikalp/contract/quiz'
import type { FailureCode } from '#platform/api/api-failure.ts'
import { fieldsOf } from '#platform/fields-of.ts'

/** A value and when it was set, so that the later of two tabs wins. */
export type TimedValue<T> = { value: T; at: number }

/** Everything about a quiz except its questions: small, written at every tap. Names as in requirement 5.5. */
export type AttemptRecord = {
  quizId: string
  examName: string
  subjectName: string
  chapterName: string
  /** The number of questions asked for, 0 for the usual one; a smaller chapter gave all it has. */
  count?: number
  /** A quick quiz of five. */
  quick?: boolean
  /** The attempt whose missed questions are practised in it. */
  missedIn?: string
  /** What a teacher set, for which it is taken. */
  assignmentId?: string
  /** The mode of a block of practice that adapts. */
  practice?: string
  /** The ids of the own mistakes that it asks once more, by commas. */
  mistakes?: string
  /** The day and the block of its plan, as `2026-11-21/3`. */
  today?: string
  /** How many questions the chapter has, where all of them were met before. */
  allMet?: number | undefined
  /** How many seconds a paper has for as many questions, where it is practised as in the exam. */
  allowed?: number | undefined
  questionIds: string[]
  /** Question id to the letters of the bank in the order in which its options are shown, where that is another one. */
  orders?: Record<string, string>
  /** One more at every new start with the same questions; the record of the higher round wins as a whole. */
  round: number
  /** Question id to the index of the selected option; null is a cleared answer. */
  answers: Record<string, TimedValue<number | null>>
  marked: Record<string, TimedValue<boolean>>
  visited: string[]
  /** Question id to the moment when its hint was first read. */
  hinted?: Record<string, number>
  /** Question id to the option of which the student says that it was a guess. */
  guessed?: Record<string, TimedValue<number | null>>
  /** Question id to the moment when the student saw whether the answer is right; it does not change any more. */
  checked?: Record<string, number>
  currentQuestionIndex: number
  /** Seconds each question was on a visible screen (rule 16). */
  seconds: Record<string, number>
  startedAt: string
  savedAt: number
  /** When the student submitted; after that no answer changes. */
  finishedAt?: string
  /** It is over, and nothing of it is handed in. */
  isDiscarded?: boolean
} & Outcome

/** What the server said of a finished attempt. */
export type Outcome = {
  /** The result from the server, once the attempt was delivered. */
  result?: QuizResult
  /** Why the server will never accept it. */
  refused?: FailureCode
}

/** With what practice says of it, and its options as they are shown; a start that was sent twice says nothing. */
export type AskedQuestion = Question & AskedHow

export type Attempt = AttemptRecord & { questions: AskedQuestion[] }

/** Selected option by question id, for the screens after the quiz (requirements 7.3, 8.1); skipped ones are missing. */
export function answersOf({ answers }: Pick<AttemptRecord, 'answers'>): Record<string, number> {
  const selected = Object.entries(answers).flatMap(([id, { value }]) =>
    value === null ? [] : [[id, value] as const],
  )
  return Object.fromEntries(selected)
}

/** Merges one attempt from two tabs: the later answer to each question; a finished attempt stays as it is. */
export function mergeAttempts(own: AttemptRecord, other: AttemptRecord): AttemptRecord {
  if (other.finishedAt !== undefined) return other
  if (own.finishedAt !== undefined || own.round > other.round) return own
  if (other.round > own.round) return other
  return {
    ...own,
    answers: latest(own.answers, other.answers),
    marked: latest(own.marked, other.marked),
    visited: [...new Set([...own.visited, ...other.visited])],
    hinted: earliest(own.hinted, other.hinted),
    guessed: latest(own.guessed, other.guessed),
    checked: earliest(own.checked, other.checked),
    seconds: longest(own.seconds, other.seconds),
  }
}

/** Whether merging `own` into the stored record would change nothing but the place where the student is. */
export function holdsAll(stored: AttemptRecord, own: AttemptRecord): boolean {
  if (stored.finishedAt !== undefined) return true
  if (stored.round !== own.round) return stored.round > own.round
  const isAsNew = <T>(theirs: Record<string, TimedValue<T>>, ours: Record<string, TimedValue<T>>) =>
    Object.entries(ours).every(([id, { at }]) => (theirs[id]?.at ?? 0) >= at)
  return (
    isAsNew(stored.answers, own.answers) &&
    isAsNew(stored.marked, own.marked) &&
    isAsNew(stored.guessed ?? {}, own.guessed ?? {}) &&
    isAsEarly(stored.hinted, own.hinted) &&
    isAsEarly(stored.checked, own.checked) &&
    own.visited.every((id) => stored.visited.includes(id)) &&
    Object.entries(own.seconds).every(([id, seconds]) => (stored.seconds[id] ?? 0) >= seconds)
  )
}

const isAsEarly = (theirs: Record<string, number> = {}, ours: Record<string, number> = {}): boolean =>
  Object.entries(ours).every(([id, at]) => (theirs[id] ?? Number.POSITIVE_INFINITY) <= at)

function latest<T>(
  own: Record<string, TimedValue<T>> = {},
  other: Record<string, TimedValue<T>> = {},
): Record<string, TimedValue<T>> {
  const merged = { ...own }
  for (const [id, theirs] of Object.entries(other)) {
    const mine = merged[id]
    if (!mine || theirs.at > mine.at) merged[id] = theirs
  }
  return merged
}

function earliest(own: Record<string, number> = {}, other: Record<string, number> = {}) {
  const merged = { ...own }
  for (const [id, at] of Object.entries(other)) merged[id] = Math.min(at, merged[id] ?? at)
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

export const isOutcome = (value: unknown): value is Outcome =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** We stored them ourselves from an answer of the server, so checking their ids is enough. */
export const isQuestions = (value: unknown): value is AskedQuestion[] =>
  Array.isArray(value) && value.every((question) => typeof fieldsOf(question)._id === 'string')
