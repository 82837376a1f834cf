import { practiceLimits } from '@vikalp/domain/limits'
import { difficulties, learnerLevels, practiceReasons, topicStates } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { name } from './fields/text.ts'
import { Question } from './question.ts'

const tally = { topic: z.string(), answered: z.int() }

/** `slip` is what the option tells, as the bank says it. */
const Mistaken = z.object({
  questionId: z.string(),
  option: z.string(),
  on: z.iso.date(),
  code: z.string().optional(),
  slip: z.string().optional(),
})

/** Why a question is asked; `sentence` says it in English, from the figures beside it. */
export const AskedBecause = z.intersection(
  z.object({ sentence: z.string() }),
  z.discriminatedUnion('reason', [
    // The question itself was answered wrong; without the option where the options stand in another order now.
    z.object({ reason: z.literal('retry'), mistake: Mistaken.partial({ option: true }) }),
    z.object({ reason: z.literal('repair'), mistake: Mistaken, newNumbers: z.boolean() }),
    z.object({
      reason: z.literal('due'),
      lastRightOn: z.iso.date().optional(),
      days: z.int().optional(),
      /** Right before it was wrong, and not since. */
      wasRight: z.literal(true).optional(),
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

const share = z.number()

/** How a question of a quiz was chosen, and how it is shown. */
export const AskedHow = z.object({
  why: AskedBecause.optional(),
  /** Where its topic stood when it was asked. */
  state: z.enum(topicStates).optional(),
  /** Asked before: the chapter has nothing else any more. */
  repeat: z.boolean().optional(),
  /** Few of the last ten were right: the hint is open from the start. */
  openHint: z.boolean().optional(),
  /** The letters of the bank in the order in which the options are shown, such as CADB; else as in the bank. */
  order: z.string().optional(),
  choice: z
    .object({
      /** Expected probability of a right answer, and at which the choice aimed; a paper and a repeat have no aim. */
      p: share,
      aim: share.optional(),
      /**
       * What is believed: which share of Medium questions would be right, by the student as a whole, then in the subject, the
       * chapter and the topic; the last two with a range that holds in 8 of 10 cases.
       */
      beliefs: z.array(
        z.object({ of: z.enum(learnerLevels), share, low: share.optional(), high: share.optional() }),
      ),
    })
    .optional(),
})
export type AskedHow = z.infer<typeof AskedHow>

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
