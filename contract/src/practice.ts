import { practiceLimits } from '@vikalp/domain/limits'
import { difficulties, practiceReasons } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { name } from './fields/text.ts'
import { Question } from './question.ts'

const chapterParams = z.object({ chapter: name })

export const practiceContract = {
  questions: endpoint({
    method: 'GET',
    path: '/api/questions/{chapter}',
    summary: 'The questions of a chapter',
    access: 'readBank',
    limit: { perMinute: 30, by: 'user' },
    data: true,
    params: chapterParams,
    query: z.object({ difficulty: z.enum(difficulties).optional(), exam: name.optional() }),
    response: z.array(Question),
  }),
  next: endpoint({
    method: 'GET',
    path: '/api/questions/next/{chapter}',
    summary: 'The question whose difficulty suits the streak of right answers',
    access: 'readBank',
    limit: { perMinute: 60, by: 'user' },
    data: true,
    params: chapterParams,
    query: z.object({
      /** A whole number from 0 to 50; anything else counts as 0 (rule 42). */
      streak: z.coerce.number().int().min(0).max(practiceLimits.streak).catch(0).default(0),
      exam: name.optional(),
      /** Question ids to leave out, separated by commas. */
      exclude: z.string().max(practiceLimits.exclude).optional(),
    }),
    response: Question.extend({
      meta: z.object({
        /** Expected probability of a right answer. */
        p: z.number(),
        reason: z.enum(practiceReasons),
      }),
      repeat: z.boolean().optional(),
    }),
  }),
}
