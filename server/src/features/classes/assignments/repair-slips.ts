import { randomUUIDv7 } from 'node:crypto'
import type { Repairs } from '@vikalp/contract/classes/assignments'
import { assignmentLimits } from '@vikalp/domain/limits'
import { chooseQuestions } from '@vikalp/domain/quiz/choose-questions'
import { type Letter, letters } from '@vikalp/domain/vocabulary'
import { requireConfirmed } from '#dashboard/require-confirmed.ts'
import type { FeatureDeps } from '#feature-deps.ts'
import { invalid, notFound, Problem } from '#platform/problem.ts'
import type { BankQuestion } from '#question-bank/question-bank.ts'
import { findTestPaper, listProgress, listSheets, saveAssignment } from './assignments.store.ts'
import { summaries } from './set-assignment.ts'

type Asked = { classId: string; testId: string; questionId: string; teacherId: string }

/** Everybody who chose a wrong option practises questions in which the same slip can be made; one practice an option. */
export async function repairSlips(deps: FeatureDeps, asked: Asked): Promise<Repairs> {
  const { db, bank, clock } = deps
  const { classId, testId, questionId, teacherId } = asked
  await requireConfirmed(db, teacherId, 'set assignments')
  const paper = await findTestPaper(db, { testId, classId })
  const question = bank.find(questionId)
  const place = paper?.questionIds.indexOf(questionId) ?? -1
  if (!paper) throw notFound('The test')
  if (!question || place < 0) throw invalid('questionId', 'is not in this test, or has no options')
  const sheets = await listSheets(db, { testId, classId, now: clock() })
  if (sheets.length === 0) throw new Problem('results_pending', 'The results of this test are not out yet')
  const chosen = Map.groupBy(sheets, ({ responses, questionOrder }) => {
    const response = responses[questionOrder?.indexOf(place) ?? place]
    return letters.find((letter) => letter === response)
  })
  const without: string[] = []
  for (const letter of letters) {
    const students = chosen.get(letter)?.map(({ studentId }) => studentId) ?? []
    if (letter === question.answer || students.length === 0) continue
    const isGiven = await repair(deps, asked, { paper, question, letter, students })
    if (!isGiven) without.push(letter)
  }
  const rows = await listProgress(db, { classId, testId })
  const ofQuestion = rows.filter(({ repairs }) => repairs?.startsWith(`${questionId} `))
  return { assignments: summaries(ofQuestion), without }
}

type Repair = {
  paper: { template: string; questionIds: readonly string[] }
  question: BankQuestion
  letter: Letter
  students: readonly string[]
}

/** False where the bank has no other question of the slip. */
async function repair(
  { db, bank, clock, random }: FeatureDeps,
  { classId, testId, questionId }: Asked,
  { paper, question, letter, students }: Repair,
): Promise<boolean> {
  const now = clock()
  const exam = bank.templates.find(({ key }) => key === paper.template)?.exam
  const slip = question.slips[letter]
  if (!exam || slip === undefined) return false
  const siblings = bank.questions.filter(
    ({ id, subject, exams, slips }) =>
      subject === question.subject &&
      exams.includes(exam) &&
      !paper.questionIds.includes(id) &&
      Object.values(slips).includes(slip),
  )
  if (siblings.length === 0) return false
  const chosen = chooseQuestions(siblings, new Map(), assignmentLimits.repairQuestions, random)
  await db.transaction((tx) =>
    saveAssignment(tx, {
      id: randomUUIDv7(),
      classId,
      title: question.topic.slice(0, assignmentLimits.title),
      exam,
      subject: question.subject,
      chapters: [...new Set(chosen.map(({ chapter }) => chapter))],
      count: chosen.length,
      questionIds: chosen.map(({ id }) => id),
      dueAt: new Date(now.getTime() + assignmentLimits.repairDays * 86_400_000),
      madeAt: now,
      students,
      testId,
      repairs: `${questionId} ${letter}`,
    }),
  )
  return true
}
