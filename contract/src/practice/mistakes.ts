import { mistakeLimits, quizLimits } from '@vikalp/domain/limits'
import { examKeys, letters, mistakeFilters, subjectKeys } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import { dashboardLimit } from '../dashboard.ts'
import { endpoint } from '../endpoint.ts'
import { name, text } from '../fields/text.ts'
import { Question, QuestionId } from '../question.ts'

const day = z.iso.date()
const Subject = z.enum(subjectKeys)

export const MistakeEntry = z.object({
  question: Question,
  /** What was chosen wrong the last time; what the bank says of it is in the question's notes. */
  lastOption: z.enum(letters).nullable(),
  times: z.int(),
  firstOn: day,
  lastOn: day,
  /** Right on a later day; again wrong, it is open again. */
  repairedOn: day.nullable(),
  /** Another with the same slip was right two days after that, or later. */
  provenOn: day.nullable(),
  /** When its topic comes again; null where it does not before the exam. */
  comesOn: day.nullable(),
  /** Of the misconception, by which others of its kind are found. */
  code: z.string().nullable(),
  note: z.string().nullable(),
  /** The option that was chosen is right by the key of today: it was no mistake. */
  keyWasWrong: z.boolean(),
})
export type MistakeEntry = z.infer<typeof MistakeEntry>

export const MistakesPage = z.object({
  /** Of all mistakes, whatever was filtered, without those whose key was wrong. */
  total: z.int(),
  repaired: z.int(),
  /** How many of a chapter there are, and how many of them are not repaired. */
  chapters: z.array(z.object({ chapter: z.string(), subject: Subject, mistakes: z.int(), open: z.int() })),
  mistakes: z.array(MistakeEntry),
  /** What of the filtered is not repaired, the oldest first: a quiz of each subject, with as many as one can have. */
  retries: z.array(
    z.object({
      exam: z.enum(examKeys),
      subject: Subject,
      questionIds: z.array(QuestionId).min(1).max(quizLimits.questions.max),
    }),
  ),
  /** How many the filters let through, and the value of `after` for the next page. */
  found: z.int(),
  next: z.string().nullable(),
})
export type MistakesPage = z.infer<typeof MistakesPage>

export const mistakesContract = {
  mistakes: endpoint({
    method: 'GET',
    path: '/api/mistakes',
    summary: "The caller's mistakes, the newest first",
    access: 'practise',
    limit: dashboardLimit,
    data: true,
    query: z.object({
      subject: Subject.optional(),
      chapter: name.optional(),
      code: name.optional(),
      show: z.enum(mistakeFilters).default('all'),
      after: QuestionId.optional(),
    }),
    response: MistakesPage,
  }),
  note: endpoint({
    method: 'PUT',
    path: '/api/mistakes',
    summary: 'What the caller writes to an own mistake; null takes it away',
    access: 'practise',
    limit: dashboardLimit,
    closedToDemo: true,
    data: true,
    body: z.object({ questionId: QuestionId, note: text(mistakeLimits.note).nullable() }),
    response: z.object({ questionId: z.string(), note: z.string().nullable() }),
  }),
}
