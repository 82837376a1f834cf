import { assignmentStates, examKeys, sittingStates, subjectKeys, testStates } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import { dashboardLimit } from '../dashboard.ts'
import { endpoint } from '../endpoint.ts'

/** A test as its class sees it; nothing of its questions. */
export const SetTest = z.object({
  testId: z.uuid(),
  title: z.string(),
  className: z.string(),
  state: z.enum(testStates),
  opensAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  /** Null while the teacher decides by hand. */
  resultsAt: z.iso.datetime().nullable(),
  cancelReason: z.string().nullable(),
  /** The student's sitting, once it was opened. */
  sitting: z.object({ sittingId: z.uuid(), state: z.enum(sittingStates) }).nullable(),
})
export type SetTest = z.infer<typeof SetTest>

export const SetAssignment = z.object({
  assignmentId: z.uuid(),
  title: z.string(),
  className: z.string(),
  exam: z.enum(examKeys),
  subject: z.enum(subjectKeys),
  chapters: z.array(z.string()),
  questions: z.int(),
  dueAt: z.iso.datetime(),
  state: z.enum(assignmentStates),
})
export type SetAssignment = z.infer<typeof SetAssignment>

export const ClassWork = z.object({
  now: z.iso.datetime(),
  tests: z.array(SetTest),
  assignments: z.array(SetAssignment),
})
export type ClassWork = z.infer<typeof ClassWork>

export const classWorkContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/class-work',
    summary: 'What the classes of the student have to do, and had to do lately',
    access: 'joinClass',
    limit: dashboardLimit,
    data: true,
    response: ClassWork,
  }),
}
