import { classLimits, paperLimits, quizLimits, testLimits } from '@vikalp/domain/limits'
import {
  closers,
  difficulties,
  examKeys,
  lateStarts,
  letters,
  lostTimePolicies,
  paperDialects,
  questionTypes,
  resultTimes,
  sittingStates,
  subjectKeys,
  testKeyKinds,
  testStates,
} from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import { name, text } from '../fields/text.ts'
import { QuestionId } from '../question.ts'
import { MissingItems, PaperSection, templateKey } from './papers.ts'
import { Tally } from './results.ts'

const places = z.int().min(0).max(paperLimits.questions)

/** A paper of a teacher's own: which chapters, how many, how hard. */
export const Blueprint = z.strictObject({
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

/** The whole pattern of an examination, or only its marks and buttons for a paper of the teacher's own. */
const TestPaper = z.strictObject({ template: templateKey, blueprint: Blueprint.optional() })
export type TestPaper = z.infer<typeof TestPaper>

const questionIds = z.array(QuestionId).min(1).max(paperLimits.questions)

const otherClasses = z.array(z.uuid()).max(classLimits.taught)

/** The id of a test is chosen by the client, so that a test that is saved again is the same test. */
export const TestInput = z.object({
  title: text(testLimits.title),
  paper: TestPaper,
  /** The questions as the preview showed them. */
  questionIds,
  /** Classes of the teacher that sit it besides the one of the address. */
  otherClasses: otherClasses.optional(),
  opensAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  /** One clock for all, from the opening. */
  together: z.boolean(),
  lateStart: z.enum(lateStarts),
  shuffleQuestions: z.boolean(),
  /** Those of words; numbers, formulas and statements stand as they are. Without it none is moved. */
  shuffleOptions: z.boolean().optional(),
  /** On a paper sheet a filled circle cannot be erased or changed. Without it, and on any other paper, it can. */
  fixedCircles: z.boolean().optional(),
  results: z.enum(resultTimes),
  /** Only with results at a time. */
  resultsAt: z.iso.datetime().optional(),
  lostTime: z.enum(lostTimePolicies),
  leaveInfo: z.boolean(),
  extra: z
    .array(z.object({ studentId: z.uuid(), percent: z.number().gt(0).max(testLimits.extraPercent) }))
    .max(classLimits.members),
})
export type TestInput = z.infer<typeof TestInput>

export const PreviewInput = z.object({
  paper: TestPaper,
  seed: z.uuid(),
  /** Whose pupils are asked as well whether they have met a question. */
  otherClasses: otherClasses.optional(),
  /** The questions as they were shown; without them a new paper is put together. */
  questionIds: questionIds.optional(),
  /** The place whose question is to be swapped. */
  swap: z.int().min(0).lt(paperLimits.questions).optional(),
  /** Questions taken out by hand, which do not come back. */
  swapped: z.array(QuestionId).max(paperLimits.questions),
})
export type PreviewInput = z.infer<typeof PreviewInput>

/** With its key: only the teacher sees it. */
const TestQuestion = z.object({
  section: z.int(),
  metBy: z.int(),
  questionId: z.string(),
  html: z.string(),
  image: z.object({ src: z.string(), width: z.int(), height: z.int(), alt: z.string() }).optional(),
  /** Of one with options. */
  options: z.array(z.object({ letter: z.enum(letters), html: z.string() })),
  /** The letters that are right, or the number as it is printed. */
  right: z.array(z.string()),
  unit: z.string().optional(),
  difficulty: z.enum(difficulties),
  chapter: z.string(),
})
export type TestQuestion = z.infer<typeof TestQuestion>

export const TestPreview = z.object({
  minutes: z.int(),
  sections: z.array(PaperSection),
  questions: z.array(TestQuestion),
  students: z.int(),
  /** Of a paper that cannot be made, or a swap that finds nothing. */
  missing: z.array(MissingItems),
})
export type TestPreview = z.infer<typeof TestPreview>

export const Test = z.object({
  testId: z.uuid(),
  classId: z.uuid(),
  className: z.string(),
  /** Those that it is set for, the one that it was made in first. */
  classes: z.array(z.object({ classId: z.uuid(), className: z.string(), students: z.int() })),
  title: z.string(),
  state: z.enum(testStates),
  opensAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  resultsAt: z.iso.datetime().nullable(),
  /** The first moment at which the results may come out by themselves. */
  earliestRelease: z.iso.datetime(),
  releasedAt: z.iso.datetime().nullable(),
  cancelled: z.object({ date: z.iso.datetime(), reason: z.string() }).nullable(),
  minutes: z.int(),
  questions: z.int(),
  students: z.int(),
  running: z.int(),
  handedIn: z.int(),
})
export type Test = z.infer<typeof Test>

/** Of the institute's teachers. What is counted are all of a test; its results are those of the institute's pupils. */
export const InstituteTests = z.object({
  now: z.iso.datetime(),
  tests: z.array(Test.extend({ teacher: z.string() })),
})
export type InstituteTests = z.infer<typeof InstituteTests>

/** What a test can be made from. One that is not whole gives its marks to a paper of the teacher's own. */
const TestPattern = z.object({
  key: z.string(),
  exam: z.enum(examKeys),
  title: z.string(),
  minutes: z.int(),
  questions: z.int(),
  dialect: z.enum(paperDialects),
  isWhole: z.boolean(),
  /** Of one with several clocks: each part is a test by itself. */
  parts: z.array(
    z.object({
      title: z.string(),
      minutes: z.int(),
      sections: z.array(
        z.object({
          subject: z.enum(subjectKeys),
          count: z.int(),
          mix: z.record(z.enum(difficulties), places).optional(),
        }),
      ),
    }),
  ),
})
export type TestPattern = z.infer<typeof TestPattern>

export const TestsPage = z.object({
  now: z.iso.datetime(),
  tests: z.array(Test),
  patterns: z.array(TestPattern),
})
export type TestsPage = z.infer<typeof TestsPage>

/** With what is in it, as its draft goes on. */
export const TestDetails = Test.extend({ input: TestInput })
export type TestDetails = z.infer<typeof TestDetails>

export const CancelInput = z.object({ reason: text(testLimits.reason) })

export const TestBoard = z.object({
  now: z.iso.datetime(),
  test: Test,
  rows: z.array(
    z.object({
      studentId: z.uuid(),
      name: z.string(),
      rollNo: z.string(),
      classIds: z.array(z.uuid()),
      /** Null of whoever has not opened it. */
      state: z.enum(sittingStates).nullable(),
      closedBy: z.enum(closers).nullable(),
      answered: z.int(),
      lastSeenAt: z.iso.datetime().nullable(),
      endsAt: z.iso.datetime().nullable(),
      /** Seconds that the student lost and asks for, and when the page was gone first. */
      asksFor: z.int(),
      asksFrom: z.iso.datetime().nullable(),
      extraPercent: z.number(),
    }),
  ),
})
export type TestBoard = z.infer<typeof TestBoard>

export const GrantInput = z.object({
  studentId: z.uuid(),
  /** None is a refusal. */
  seconds: z.int().min(0).max(testLimits.grantSeconds),
  reason: text(testLimits.reason),
})
export type GrantInput = z.infer<typeof GrantInput>

export const KeyInput = z.object({
  questionId: QuestionId,
  kind: z.enum(testKeyKinds),
  letters: z.array(z.enum(letters)).max(letters.length),
  reason: text(testLimits.reason),
})
export type KeyInput = z.infer<typeof KeyInput>

/** Whether what a student sent after the end counts. */
export const LateInput = z.object({ studentId: z.uuid(), counts: z.boolean() })
export type LateInput = z.infer<typeof LateInput>

export const TestResults = z.object({
  test: Test,
  highest: z.int(),
  rows: z.array(
    Tally.extend({
      studentId: z.uuid(),
      name: z.string(),
      rollNo: z.string(),
      /** Those of the test that the student is in. */
      classIds: z.array(z.uuid()),
      sittingId: z.uuid(),
      receipt: z.string(),
      lateAnswers: z.int(),
      /** Unless the teacher has excluded them. */
      lateCounts: z.boolean(),
      returnedSeconds: z.int(),
      /** How often and how long the page was hidden, where the test asked for it. */
      leaves: z.object({ times: z.int(), ms: z.int() }).nullable(),
    }),
  ),
  /** Who has not sat it. */
  absent: z.array(
    z.object({ studentId: z.uuid(), name: z.string(), rollNo: z.string(), classIds: z.array(z.uuid()) }),
  ),
  items: z.array(
    TestQuestion.omit({ metBy: true }).extend({
      answers: z.object({ right: z.int(), wrong: z.int(), blank: z.int() }),
      /** Of a hundred, how many had it right. */
      facility: z.int().nullable(),
      discrimination: z.number().nullable(),
      chosen: z.array(
        z.object({ response: z.string(), students: z.int(), misconception: z.string().nullable() }),
      ),
      /** The key as the teacher corrected it. */
      corrected: z.object({ kind: z.enum(testKeyKinds), reason: z.string() }).nullable(),
    }),
  ),
})
export type TestResults = z.infer<typeof TestResults>
