import { planLimits } from '@vikalp/domain/limits'
import { dayStates, examKeys, planBlocks, subjectKeys } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import { dashboardLimit } from '../dashboard.ts'
import { endpoint } from '../endpoint.ts'

const Minutes = z.int().min(0).max(planLimits.minutes)
const Exam = z.object({ exam: z.enum(examKeys), on: z.iso.date() })
const lastWeekday = 6

/** What a student wants: exams with their days, minutes for weekdays and weekends, days of rest (0 is Monday). */
export const Goals = z.object({
  exams: z.array(Exam).max(planLimits.exams),
  weekdayMinutes: Minutes,
  weekendMinutes: Minutes,
  restDays: z.array(z.int().min(0).max(lastWeekday)).max(lastWeekday + 1),
})
export type Goals = z.infer<typeof Goals>

/** Of a block within the plan of a day; none has the number of another one of that day, even one that is gone. */
const BlockId = z.int().min(1).max(planLimits.blocks)

/** A block by its day, for a page may be open since yesterday. */
export const BlockOfDay = z.object({ day: z.iso.date(), id: BlockId })
export type BlockOfDay = z.infer<typeof BlockOfDay>

export const TodayBlock = z.object({
  id: z.int(),
  block: z.enum(planBlocks),
  exam: z.enum(examKeys),
  /** Of a mock none. */
  subject: z.enum(subjectKeys).nullable(),
  chapter: z.string().nullable(),
  topic: z.string().nullable(),
  /** Of a mock the pattern of its paper. */
  template: z.string().nullable(),
  count: z.int(),
  /** How many were in a quiz that was handed in today. */
  done: z.int(),
  /** What is planned for all of it. */
  seconds: z.int(),
})
export type TodayBlock = z.infer<typeof TodayBlock>

export const Today = z.object({
  day: z.iso.date(),
  state: z.enum(dayStates),
  /** The next exam, or the last one that is over. */
  goal: Exam.nullable(),
  /** The days to it; negative when it is over. */
  left: z.int().nullable(),
  minutes: z.int(),
  blocks: z.array(TodayBlock),
  total: z.int(),
  done: z.int(),
  /** What the rest of the plan takes at the student's own pace, and what its answers took. */
  secondsLeft: z.int(),
  secondsSpent: z.int(),
  /** Reviews that could come today and do not fit: they can wait. */
  waiting: z.int(),
})
export type Today = z.infer<typeof Today>

export const planContract = {
  goals: endpoint({
    method: 'GET',
    path: '/api/goals',
    summary: "The caller's exams, minutes and days of rest",
    access: 'practise',
    limit: dashboardLimit,
    data: true,
    response: Goals,
  }),
  setGoals: endpoint({
    method: 'PUT',
    path: '/api/goals',
    summary: 'Sets exams, minutes and days of rest; what is not begun of the day is planned anew',
    access: 'practise',
    limit: dashboardLimit,
    closedToDemo: true,
    data: true,
    body: Goals,
    response: Goals,
  }),
  today: endpoint({
    method: 'GET',
    path: '/api/today',
    summary: 'The plan of the day and what of it is done; it is made with the first call of the day',
    access: 'practise',
    limit: dashboardLimit,
    data: true,
    response: Today,
  }),
  changeToday: endpoint({
    method: 'PUT',
    path: '/api/today',
    summary:
      'Other minutes for today, a block that is dropped, or one in whose place others come: one of the three. Where `day` is another day: `another_day`',
    access: 'practise',
    limit: dashboardLimit,
    data: true,
    body: z
      .object({
        /** That of the plan which is changed. */
        day: z.iso.date(),
        minutes: Minutes.optional(),
        drop: BlockId.optional(),
        swap: BlockId.optional(),
      })
      .refine(
        ({ day: _, ...change }) => Object.values(change).filter((one) => one !== undefined).length === 1,
        'names one change',
      ),
    response: Today,
  }),
}
