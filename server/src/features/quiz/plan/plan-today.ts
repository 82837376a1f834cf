import type { BlockOfDay } from '@vikalp/contract/practice/plan'
import { quizLimits } from '@vikalp/domain/limits'
import type { FeatureDeps } from '#feature-deps.ts'
import { readDay, secondsHandedIn } from '#learners/day.store.ts'
import { checkIsToday } from '#learners/planned-day.ts'
import { notFound } from '#platform/problem.ts'
import { planPractice } from './plan-practice.ts'
import type { QuizPlan } from './plan-quiz.ts'

type Wanted = { studentId: string; block: BlockOfDay }

/** What is left of a block of today's plan: in the order of practice that adapts, with the reasons. */
export async function planToday(
  deps: FeatureDeps,
  { studentId, block: { day, id } }: Wanted,
): Promise<QuizPlan> {
  const { db, bank, clock, heldQuestions } = deps
  const row = await readDay(db, { studentId, day: checkIsToday(day, clock()) })
  const planned = row.plan?.blocks.find((one) => one.id === id && !one.isDropped)
  const subject = planned?.subject
  if (!planned || !subject) throw notFound('The block')
  const held = await heldQuestions.of(db, studentId, clock())
  const took = secondsHandedIn(row)
  const questions = planned.questionIds
    .flatMap((questionId) => bank.find(questionId) ?? [])
    .filter((question) => !held.has(question.id) && !took.has(question.id))
    .slice(0, quizLimits.questions.max)
  const { exam } = planned
  const chapters = [...new Set(questions.map(({ chapter }) => chapter))]
  const about = { exam, subject, chapters, isQuick: true }
  if (questions.length === 0) return { ...about, questions }
  const wanted = { studentId, exam, subject, questions, mode: 'build', count: questions.length } as const
  const { questions: inOrder, asked } = await planPractice(deps, wanted)
  return { ...about, questions: inOrder, asked }
}
