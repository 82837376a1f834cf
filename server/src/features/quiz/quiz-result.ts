import type { QuizResult } from '@vikalp/contract/quiz'
import { type Letter, scoreAttempt } from '@vikalp/domain/quiz/score-attempt'
import type { QuestionBank } from '#question-bank/question-bank.ts'
import type { AttemptRow } from './quiz.store.ts'

const none = '-'

const isLetter = (character: string | undefined): character is Letter =>
  character !== undefined && 'ABCD'.includes(character)

/** 'AB-D' beside its question ids, as a map; '-' is null. */
export const readLetters = (ids: readonly string[], letters: string): Map<string, Letter | null> =>
  new Map(ids.map((id, place) => [id, isLetter(letters[place]) ? letters[place] : null]))

export const writeLetters = (ids: readonly string[], letters: ReadonlyMap<string, Letter | null>): string =>
  ids.map((id) => letters.get(id) ?? none).join('')

/** The keyed letters: every question has one. */
export const readKey = (ids: readonly string[], letters: string): Map<string, Letter> =>
  new Map([...readLetters(ids, letters)].filter((entry): entry is [string, Letter] => entry[1] !== null))

/** The stored verdict: graded by the key that was served, explained by the bank of today. */
export function resultOf(bank: QuestionBank, attempt: AttemptRow): QuizResult {
  const { id, questionIds, chosen, key, seconds, finishedAt } = attempt
  if (finishedAt === null) throw new Error(`Attempt ${id} is not graded`)
  const { verdicts, ...counts } = scoreAttempt(readKey(questionIds, key), readLetters(questionIds, chosen))
  return {
    attemptId: id,
    quizId: id,
    ...counts,
    avgTime: seconds && seconds.reduce((sum, each) => sum + each, 0) / questionIds.length,
    finishedAt: finishedAt.toISOString(),
    questions: verdicts.map((verdict) => ({
      ...verdict,
      explanation: bank.find(verdict.questionId)?.explanation,
    })),
  }
}
