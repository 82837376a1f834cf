import type { Assignment, AssignmentInput, AssignmentStudent } from '@vikalp/contract/classes/assignments'
import { findChapter } from '@vikalp/domain/catalogue/chapters'
import { assignmentState } from '@vikalp/domain/classes/assignment-state'
import { assignmentLimits } from '@vikalp/domain/limits'
import { requireConfirmed } from '#dashboard/require-confirmed.ts'
import type { FeatureDeps } from '#feature-deps.ts'
import { invalid, notFound, Problem } from '#platform/problem.ts'
import {
  countAssignments,
  deleteAssignment,
  listProgress,
  type ProgressRow,
  saveAssignment,
} from './assignments.store.ts'

type Place = { classId: string; assignmentId: string; teacherId: string }

/** Set once: a class sees it as it was set. */
export async function setAssignment(
  { db, bank, clock }: FeatureDeps,
  { classId, assignmentId: id, teacherId }: Place,
  { title, exam, subject, chapters: names, count, questionIds, dueAt }: AssignmentInput,
): Promise<Assignment> {
  await requireConfirmed(db, teacherId, 'set assignments')
  const now = clock()
  const due = new Date(dueAt)
  if (due <= now) throw invalid('dueAt', 'is over')
  const chapters = names.map((name, i) => {
    const chapter = findChapter(name)
    if (chapter?.subject !== subject) throw invalid(`chapters.${i}`, 'is no chapter of the subject')
    return chapter.key
  })
  const wrong = questionIds?.findIndex((questionId) => {
    const question = bank.find(questionId)
    return question?.subject !== subject || !question.exams.includes(exam) || question.isPooled
  })
  if (wrong !== undefined && wrong >= 0)
    throw invalid(`questionIds.${wrong}`, 'is no question of the subject')
  if ((await countAssignments(db, classId)) >= assignmentLimits.ofClass)
    throw new Problem('conflict', `A class has at most ${assignmentLimits.ofClass} assignments`)
  const set = { id, classId, title, exam, subject, chapters, dueAt: due, madeAt: now }
  await db.transaction((tx) =>
    saveAssignment(tx, {
      ...set,
      count: questionIds?.length ?? count,
      questionIds: questionIds ?? null,
      students: null,
      testId: null,
      repairs: null,
    }),
  )
  const [assignment] = summaries(await listProgress(db, { classId, id }))
  if (!assignment) throw new Problem('conflict', 'Another class has an assignment with this id')
  return assignment
}

type ClassDeps = Pick<FeatureDeps, 'db'>

export const listAssignments = async ({ db }: ClassDeps, classId: string): Promise<Assignment[]> =>
  summaries(await listProgress(db, { classId }))

/** Everybody it is for, by name. */
export async function readAssignment(
  { db }: ClassDeps,
  { classId, assignmentId }: Omit<Place, 'teacherId'>,
): Promise<AssignmentStudent[]> {
  const rows = await listProgress(db, { classId, id: assignmentId })
  if (rows.length === 0) throw notFound('The assignment')
  return rows.flatMap((row) => {
    const { studentId, name, rollNo, correct, total, finishedAt } = row
    if (studentId === null || name === null || rollNo === null) return []
    const figures = { correct: finishedAt && correct, total, finishedAt: finishedAt?.toISOString() ?? null }
    return [{ studentId, name, rollNo, state: stateOf(row), ...figures }]
  })
}

export async function removeAssignment(
  { db }: ClassDeps,
  { classId, assignmentId: id }: Omit<Place, 'teacherId'>,
): Promise<void> {
  if (!(await deleteAssignment(db, { id, classId }))) throw notFound('The assignment')
}

const stateOf = ({ isBegun, finishedAt, dueAt }: ProgressRow) =>
  assignmentState({ isBegun, finishedAt: finishedAt?.getTime() ?? null, dueAt: dueAt.getTime() })

/** One for each assignment, with how many are where. */
export const summaries = (rows: readonly ProgressRow[]): Assignment[] =>
  [...Map.groupBy(rows, ({ assignmentId }) => assignmentId)].flatMap(([assignmentId, all]) => {
    const [first] = all
    if (!first) return []
    const { title, exam, subject, chapters, count: questions, dueAt } = first
    const states = all.filter(({ studentId }) => studentId !== null).map(stateOf)
    const count = (wanted: string) => states.filter((state) => state === wanted).length
    return [
      {
        assignmentId,
        title,
        exam,
        subject,
        chapters,
        questions,
        dueAt: dueAt.toISOString(),
        students: states.length,
        done: count('done'),
        late: count('late'),
        notBegun: count('not-begun'),
      },
    ]
  })
