import { classLimits, paperLimits, quizLimits, testLimits } from '@vikalp/domain/limits'
import {
  difficulties,
  lateStarts,
  lostTimePolicies,
  questionTypes,
  resultTimes,
  sittingStates,
  subjectKeys,
  testStates,
} from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import { name, text } from '../fields/text.ts'
import { Question, QuestionId } from '../question.ts'
import { formNumber, MissingItems, templateKey } from './papers.ts'
import { Tally } from './results.ts'

const places = z.int().min(0).max(paperLimits.questions)

/** A paper of a teacher's own: which chapters, how many, how hard. */
const Blueprint = z.strictObject({
  minutes: z.int().min(testLimits.minutes.min).max(testLimits.minutes.max),
  sections: z
    .array(
      z.strictObject({
        subject: z.enum(subjectKeys),
        type: z.enum(questionTypes),
        count: z.int().min(1).max(paperLimits.questions),
        chapters: z.array(name).min(1).max(quizLimits.chapters),
        mix: z.record(z.enum(difficulties), places).optional(),
      }),
    )
    .min(1)
    .max(testLimits.sections),
})

const TestPaper = z.union([
  z.strictObject({ template: templateKey, form: formNumber.optional() }),
  z.strictObject({ template: templateKey, blueprint: Blueprint }),
])

/** Questions taken out by hand in the preview, which do not come back. */
const swapped = z.array(QuestionId).max(paperLimits.questions)

export const TestInput = z.object({
  /** Chosen by the client, so that a test sent again is the same test. */
  testId: z.uuid(),
  classId: z.uuid(),
  title: text(testLimits.title),
  paper: TestPaper,
  /** The questions as the preview showed them. */
  questionIds: z.array(QuestionId).min(1).max(paperLimits.questions),
  opensAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  /** One clock for all, from the opening. */
  together: z.boolean(),
  lateStart: z.enum(lateStarts),
  shuffleQuestions: z.boolean(),
  shuffleOptions: z.boolean(),
  results: z.enum(resultTimes),
  resultsAt: z.iso.datetime().optional(),
  lostTime: z.enum(lostTimePolicies),
  leaveInfo: z.boolean(),
  extra: z
    .array(z.object({ studentId: z.uuid(), percent: z.number().min(0).max(testLimits.extraPercent) }))
    .max(classLimits.members),
})
export type TestInput = z.infer<typeof TestInput>

export const PreviewInput = z.object({
  classId: z.uuid(),
  paper: TestPaper,
  seed: z.uuid(),
  questionIds: z.array(QuestionId).max(paperLimits.questions).optional(),
  /** The place whose question is to be swapped. */
  swap: z.int().min(0).lt(paperLimits.questions).optional(),
  swapped,
})

/** With keys: only the teacher sees it. */
export const TestPreview = z.object({
  questions: z.array(z.object({ section: z.int(), metBy: z.int(), question: Question })),
  students: z.int(),
  /** Of a paper that cannot be made, or a swap that finds nothing. */
  missing: z.array(MissingItems),
})

export const Test = z.object({
  testId: z.uuid(),
  classId: z.uuid(),
  className: z.string(),
  title: z.string(),
  state: z.enum(testStates),
  opensAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  resultsAt: z.iso.datetime().nullable(),
  earliestRelease: z.iso.datetime(),
  releasedAt: z.iso.datetime().nullable(),
  cancelled: z.object({ date: z.iso.datetime(), reason: z.string() }).nullable(),
  questions: z.int(),
  students: z.int(),
  running: z.int(),
  handedIn: z.int(),
})
export type Test = z.infer<typeof Test>

export const CancelInput = z.object({ reason: text(testLimits.reason) })

export const TestBoard = z.object({
  now: z.iso.datetime(),
  rows: z.array(
    z.object({
      studentId: z.uuid(),
      name: z.string(),
      rollNo: z.string(),
      state: z.enum(sittingStates),
      answered: z.int(),
      lastSeenAt: z.iso.datetime().nullable(),
      endsAt: z.iso.datetime().nullable(),
      /** Seconds that the student lost and asks for. */
      asksFor: z.int().nullable(),
    }),
  ),
})
export type TestBoard = z.infer<typeof TestBoard>

export const GrantInput = z.object({
  studentId: z.uuid(),
  seconds: z.int().min(1).max(testLimits.grantSeconds),
  reason: text(testLimits.reason),
})

export const TestResults = z.object({
  test: Test,
  rows: z.array(
    Tally.extend({
      studentId: z.uuid(),
      name: z.string(),
      rollNo: z.string(),
      lateAnswers: z.int(),
      returnedSeconds: z.int(),
      /** How often and how long the page was hidden, where the test asked for it. */
      leaves: z.object({ times: z.int(), ms: z.int() }).nullable(),
    }),
  ),
  /** Of each question: how many had it right, and how many chose or typed what. */
  items: z.array(
    z.object({
      questionId: z.string(),
      right: z.int(),
      wrong: z.int(),
      blank: z.int(),
      chosen: z.array(
        z.object({ response: z.string(), students: z.int(), misconception: z.string().nullable() }),
      ),
    }),
  ),
})
export type TestResults = z.infer<typeof TestResults>
