import { practiceLimits } from '@vikalp/domain/limits'
import { difficulties, practiceReasons } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { name } from './fields/text.ts'
import { Question } from './question.ts'

const tally = { topic: z.string(), answered: z.int() }

/** Why a question is asked; `sentence` says it in English, from the figures beside it. */
export const AskedBecause = z.intersection(
  z.object({ sentence: z.string() }),
  z.discriminatedUnion('reason', [
    z.object({
      reason: z.literal('repair'),
      mistake: z.object({ questionId: z.string(), option: z.string(), on: z.iso.date(), code: z.string() }),
    }),
    z.object({
      reason: z.literal('due'),
      lastRightOn: z.iso.date().optional(),
      days: z.int().optional(),
    }),
    z.object({ reason: z.literal('mixed') }),
    z.object({ reason: z.literal('new'), topic: z.string() }),
    z.object({ reason: z.literal('measure'), ...tally }),
    z.object({
      reason: z.literal('weak'),
      ...tally,
      right: z.int(),
      inPaper: z.object({ questions: z.int(), of: z.int() }).optional(),
    }),
    z.object({ reason: z.literal('level'), p: z.number() }),
  ]),
)
export type AskedBecause = z.infer<typeof AskedBecause>

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
        /** At which probability the choice aimed. */
        aim: z.number(),
        why: AskedBecause,
        /** The student has few of the last ten right: the first hint may be open from the start. */
        openHint: z.boolean(),
      }),
      repeat: z.boolean().optional(),
    }),
  }),
}
