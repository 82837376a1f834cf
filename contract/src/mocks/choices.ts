import { difficulties, examKeys, letters, questionForms } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import { dashboardLimit } from '../dashboard.ts'
import { endpoint } from '../endpoint.ts'
import { name } from '../fields/text.ts'
import { page } from '../lists/page.ts'

const ChoicesQuery = z.object({
  exam: z.enum(examKeys),
  chapter: name,
  difficulty: z.enum(difficulties).optional(),
  form: z.enum(questionForms).optional(),
  topic: name.optional(),
  page,
})
export type ChoicesQuery = z.infer<typeof ChoicesQuery>

/** A question without its key. */
const Choice = z.object({
  questionId: z.string(),
  html: z.string(),
  image: z.object({ src: z.string(), width: z.int(), height: z.int(), alt: z.string() }).optional(),
  options: z.array(z.object({ letter: z.enum(letters), html: z.string() })),
  difficulty: z.enum(difficulties),
  form: z.enum(questionForms).nullable(),
  topic: z.string(),
  /** How many of the class have met it. */
  metBy: z.int(),
})

export const ChoicesPage = z.object({
  total: z.int(),
  pageSize: z.int(),
  /** All that the chapter has, to choose among. */
  topics: z.array(z.string()),
  forms: z.array(z.enum(questionForms)),
  questions: z.array(Choice),
})
export type ChoicesPage = z.infer<typeof ChoicesPage>

/** For an assignment, or for a test of a teacher's own. */
export const choicesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/classes/{classId}/questions',
    summary: 'The questions of a chapter from which a set is picked, without their keys',
    access: 'manageClass',
    limit: dashboardLimit,
    data: true,
    params: z.object({ classId: z.uuid() }),
    query: ChoicesQuery,
    response: ChoicesPage,
  }),
}
