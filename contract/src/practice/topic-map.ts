import { examKeys, subjectKeys, topicStates } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import { dashboardLimit } from '../dashboard.ts'
import { endpoint } from '../endpoint.ts'

const Subject = z.enum(subjectKeys)
const query = z.object({ subject: Subject })

export const TopicMap = z.object({
  subject: Subject,
  /** Whose it is. */
  name: z.string(),
  chapters: z.array(
    z.object({
      chapter: z.string(),
      /** The first that has the chapter: a quiz of it is for this one. */
      exam: z.enum(examKeys),
      topics: z.array(
        z.object({
          topic: z.string(),
          state: z.enum(topicStates),
          /** The questions answered for the first time: what the state is based on. */
          based: z.int(),
          /** All answers, and the right ones among them. */
          answered: z.int(),
          right: z.int(),
        }),
      ),
    }),
  ),
})
export type TopicMap = z.infer<typeof TopicMap>

export const topicMapContract = {
  own: endpoint({
    method: 'GET',
    path: '/api/topic-map',
    summary: 'Where each topic of a subject stands with the caller',
    access: 'practise',
    limit: dashboardLimit,
    data: true,
    query,
    response: TopicMap,
  }),
  of: endpoint({
    method: 'GET',
    path: '/api/profiles/student/{userId}/topic-map',
    summary: 'The same of a student, for the student, a current teacher or their institute',
    access: 'readStudent',
    limit: dashboardLimit,
    data: true,
    params: z.object({ userId: z.uuid() }),
    query,
    response: TopicMap,
  }),
}
