import { examKeys, subjectKeys } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import { dashboardLimit } from '../dashboard.ts'
import { endpoint } from '../endpoint.ts'
import { QuestionId } from '../question.ts'

const Subject = z.enum(subjectKeys)

export const ClassTopic = z.object({
  chapter: z.string(),
  exam: z.enum(examKeys),
  topic: z.string(),
  /** Pupils who answered a question of it, and their first answers. */
  students: z.int(),
  answers: z.int(),
  /** Of its Medium questions, how many of a hundred would be right, in the mean of these pupils. */
  percent: z.int(),
  isWeak: z.boolean(),
  /** Of the assignment that is set of it, or would be: set again it is the same until it is due. */
  assignmentId: z.uuid(),
  /** For an assignment: those that fewest of the class have answered. */
  questionIds: z.array(QuestionId),
})
export type ClassTopic = z.infer<typeof ClassTopic>

export const ClassTopics = z.object({
  name: z.string(),
  subject: Subject,
  /** Pupils who count here, and those who do not share what they practise and do not count. */
  pupils: z.int(),
  unshared: z.int(),
  /** Those that somebody has practised, the weakest first. */
  topics: z.array(ClassTopic),
})
export type ClassTopics = z.infer<typeof ClassTopics>

export const classTopicsContract = {
  read: endpoint({
    method: 'GET',
    path: '/api/classes/{classId}/topics',
    summary: 'Where the topics of a subject stand with a class, the weakest first; for its confirmed teacher',
    access: 'manageClass',
    limit: dashboardLimit,
    data: true,
    params: z.object({ classId: z.uuid() }),
    query: z.object({ subject: Subject }),
    response: ClassTopics,
  }),
}
