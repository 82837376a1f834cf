import { assignmentLimits, quizLimits } from '@vikalp/domain/limits'
import { assignmentStates, examKeys, subjectKeys } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { name, text } from '../fields/text.ts'
import { QuestionId } from '../question.ts'

/** A quiz of a chapter or some, for which each student gets questions of their own, or one set for all. */
export const AssignmentInput = z.object({
  title: text(assignmentLimits.title),
  exam: z.enum(examKeys),
  subject: z.enum(subjectKeys),
  chapters: z.array(name).min(1).max(quizLimits.chapters),
  /** Of a chapter quiz. */
  count: z.int().min(quizLimits.questions.min).max(quizLimits.questions.max),
  /** The set, where there is one. */
  questionIds: z.array(QuestionId).min(1).max(quizLimits.questions.max).optional(),
  dueAt: z.iso.datetime(),
})
export type AssignmentInput = z.infer<typeof AssignmentInput>

const Count = z.int().min(0)

export const Assignment = z.object({
  assignmentId: z.uuid(),
  title: z.string(),
  exam: z.enum(examKeys),
  subject: z.enum(subjectKeys),
  chapters: z.array(z.string()),
  questions: z.int(),
  dueAt: z.iso.datetime(),
  /** How many of those it is for have done it in time, late, or not begun; the rest is at it. */
  students: Count,
  done: Count,
  late: Count,
  notBegun: Count,
})
export type Assignment = z.infer<typeof Assignment>

export const AssignmentStudent = z.object({
  studentId: z.uuid(),
  name: z.string(),
  rollNo: z.string(),
  state: z.enum(assignmentStates),
  /** Of the first quiz that was handed in. */
  correct: z.int().nullable(),
  total: z.int().nullable(),
  finishedAt: z.iso.datetime().nullable(),
})
export type AssignmentStudent = z.infer<typeof AssignmentStudent>

export const RepairInput = z.object({ testId: z.uuid(), questionId: QuestionId })

/** For each wrong option a practice of questions in which the same slip can be made. */
export const Repairs = z.object({
  assignments: z.array(Assignment),
  /** Options that were chosen, and of whose slip the bank has no other question. */
  without: z.array(z.string()),
})
export type Repairs = z.infer<typeof Repairs>

const OfClass = z.object({ classId: z.uuid() })
const OfAssignment = z.object({ classId: z.uuid(), assignmentId: z.uuid() })
const limit = { perMinute: 60, by: 'user' } as const

export const assignmentsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/classes/{classId}/assignments',
    summary: 'The assignments of a class, those due last first',
    access: 'manageClass',
    limit,
    data: true,
    params: OfClass,
    response: z.array(Assignment),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/classes/{classId}/assignments/{assignmentId}',
    summary: 'Sets an assignment; sent again it changes nothing',
    access: 'manageClass',
    closedToDemo: true,
    limit,
    data: true,
    params: OfAssignment,
    body: AssignmentInput,
    response: Assignment,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/classes/{classId}/assignments/{assignmentId}',
    summary: 'Who has done an assignment, late or in time, and who has not begun',
    access: 'manageClass',
    limit,
    data: true,
    params: OfAssignment,
    response: z.array(AssignmentStudent),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/classes/{classId}/assignments/{assignmentId}',
    summary: 'Takes an assignment away; the quizzes of the students stay',
    access: 'manageClass',
    limit,
    status: 204,
    data: false,
    params: OfAssignment,
    response: z.void(),
  }),
  repair: endpoint({
    method: 'POST',
    path: '/api/classes/{classId}/repairs',
    summary:
      'Gives everybody who chose a wrong option a practice of the same slip; asked again it gives no other',
    access: 'manageClass',
    closedToDemo: true,
    limit,
    data: true,
    params: OfClass,
    body: RepairInput,
    response: Repairs,
  }),
}
