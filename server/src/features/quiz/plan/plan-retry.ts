import type { AskedHow } from '@vikalp/contract/practice'
import { whySentence } from '@vikalp/domain/english/why-sentences'
import { quizLimits } from '@vikalp/domain/limits'
import { optionOrder } from '@vikalp/domain/papers/option-order'
import { type ExamKey, letters, type SubjectKey } from '@vikalp/domain/vocabulary'
import type { FeatureDeps } from '#feature-deps.ts'
import { isOpen, type OwnMistake, readMistakes } from '#learners/own-mistakes.ts'
import { mistakeInWords } from '#learners/practice-view.ts'
import type { QuestionBank } from '#question-bank/question-bank.ts'

type Wanted = {
  studentId: string
  quizId: string
  exam: ExamKey
  subject: SubjectKey
  ids?: readonly string[] | undefined
}

/** The student's own mistakes of a subject, once more: those that are named, else all that are not repaired, the oldest first. */
export async function planRetry(
  { db, bank, clock, heldQuestions }: FeatureDeps,
  { studentId, quizId, exam, subject, ids }: Wanted,
) {
  const held = await heldQuestions.of(db, studentId, clock())
  const mistakes = await readMistakes(db, bank, studentId, held)
  const wanted = mistakes
    .filter((one) => (ids ? ids.includes(one.question.id) && !one.keyWasWrong : isOpen(one)))
    .filter(({ question }) => question.subject === subject && !question.isPooled)
    .toReversed()
    .slice(0, quizLimits.questions.max)
  const questions = wanted.map(({ question }) => question)
  const asked = wanted.map((one) => askedHow(bank, one, quizId))
  const chapters = [...new Set(questions.map(({ chapter }) => chapter))]
  return { exam, subject, chapters, isQuick: true, questions, asked }
}

/** Words stand in another order than before, so that the place of the right one is no help. */
function askedHow(bank: QuestionBank, { mistake, question }: OwnMistake, quizId: string): AskedHow {
  const order = optionOrder(question, quizId)
  const isMoved = order !== '' && order !== letters.join('')
  const inWords = mistakeInWords(bank, mistake)
  if (!inWords) return {}
  const { option: _, ...moved } = inWords
  const why = { reason: 'retry', mistake: isMoved ? moved : inWords } as const
  return { why: { ...why, sentence: whySentence(why) }, ...(isMoved && { order }) }
}
