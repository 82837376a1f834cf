import { quizLimits } from '@vikalp/domain/limits'
import type { ExamKey, SubjectKey } from '@vikalp/domain/vocabulary'
import type { FeatureDeps } from '#feature-deps.ts'
import { isOpen, readMistakes } from '#learners/own-mistakes.ts'
import type { BankQuestion } from '#question-bank/question-bank.ts'

type Wanted = { studentId: string; exam: ExamKey; subject: SubjectKey; ids?: readonly string[] | undefined }

/** The student's own mistakes of a subject, once more: those that are named, else all that are not repaired, the oldest first. */
export async function planRetry(
  { db, bank, clock, heldQuestions }: FeatureDeps,
  { studentId, exam, subject, ids }: Wanted,
) {
  const held = await heldQuestions.of(db, studentId, clock())
  const mistakes = await readMistakes(db, bank, studentId, held)
  const wanted = mistakes
    .filter((one) => (ids ? ids.includes(one.question.id) && !one.keyWasWrong : isOpen(one)))
    .filter(({ question }) => question.subject === subject && !question.isPooled)
  const questions: BankQuestion[] = wanted
    .toReversed()
    .slice(0, quizLimits.questions.max)
    .map(({ question }) => question)
  const chapters = [...new Set(questions.map(({ chapter }) => chapter))]
  return { exam, subject, chapters, isQuick: true, questions }
}
