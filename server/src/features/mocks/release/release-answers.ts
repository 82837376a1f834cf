import { type TopicTally, tallyTopics } from '@vikalp/domain/quiz/topic-tally'
import { markStale } from '#learners/learners.store.ts'
import type { Queries } from '#platform/db.ts'
import type { QuestionBank } from '#question-bank/question-bank.ts'
import type { Own } from '../sittings/sittings.store.ts'
import { addTopics, listLetters, storeLetters, takeBackTopics } from './paper-answers.store.ts'
import type { SubjectLetters } from './paper-letters.ts'

type Released = Own & { finishedAt: Date }
type Letters = Pick<SubjectLetters, 'questionIds' | 'chosen' | 'key'>

/**
 * From here on practice, chapters, strengths and statistics know what was answered in a paper. Done again, with other
 * answers, it replaces what was known. No count, average or badge of quizzes moves.
 */
export async function releaseAnswers(
  tx: Queries,
  bank: QuestionBank,
  sitting: Released,
  letters: readonly SubjectLetters[],
): Promise<void> {
  const { studentId } = sitting
  await markStale(tx, studentId) // locked before the topics, as a submit does
  const before = await listLetters(tx, sitting)
  if (before.length > 0) await takeBackTopics(tx, studentId, topicsOf(bank, before))
  await storeLetters(tx, sitting, letters)
  await addTopics(tx, studentId, topicsOf(bank, letters))
}

function topicsOf(bank: QuestionBank, letters: readonly Letters[]): TopicTally[] {
  const verdicts = letters.flatMap(({ questionIds, chosen, key }) =>
    questionIds.map((questionId, place) => ({
      questionId,
      selectedOption: chosen[place] === '-' ? null : (chosen[place] ?? null),
      isCorrect: chosen[place] === key[place],
    })),
  )
  return tallyTopics(verdicts, (id) => bank.find(id) ?? bank.findNumeric(id))
}
