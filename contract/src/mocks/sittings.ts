import { perLetter } from '@vikalp/domain/quiz/per-letter'
import {
  lostTimeChoices,
  lostTimePolicies,
  paperDialects,
  questionTypes,
  sittingStates,
} from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import { next } from '../lists/page.ts'
import { HallState } from './events.ts'
import { formNumber, PaperSection, templateKey } from './papers.ts'

/** The id is chosen by the client, so that a start that is sent again finds the sitting it made before. */
const sittingId = z.uuid()

/** A mock of one's own, fresh without a form; the next sitting of a paper with several clocks; or a teacher's test. */
export const StartSitting = z.union([
  z.strictObject({ sittingId, template: templateKey, form: formNumber.optional() }),
  z.strictObject({ sittingId, after: z.uuid() }),
  z.strictObject({ sittingId, testId: z.uuid() }),
])
export type StartSitting = z.infer<typeof StartSitting>

/** What the instructions say, before there is a clock. */
export const ReadySitting = z.object({
  sittingId: z.uuid(),
  title: z.string(),
  state: z.enum(sittingStates),
  now: z.iso.datetime(),
  dialect: z.enum(paperDialects),
  isErasable: z.boolean(),
  minutes: z.int(),
  /** Of a test: when it can be begun, and when it would end if it were begun now. */
  opensAt: z.iso.datetime().nullable(),
  closesAt: z.iso.datetime().nullable(),
  wouldEndAt: z.iso.datetime(),
  lostTime: z.enum(lostTimePolicies),
  leaveInfo: z.boolean(),
  sections: z.array(PaperSection),
  /** How many of its questions the student has met before. */
  met: z.int(),
})
export type ReadySitting = z.infer<typeof ReadySitting>

/** Built field by field: nothing that is served before the release may carry the key. */
export const HallQuestion = z.object({
  id: z.string(),
  section: z.int(),
  type: z.enum(questionTypes),
  /** Rendered and safe. */
  html: z.string(),
  /** Of a question with options, in the order of this candidate. */
  options: z.object(perLetter(() => z.object({ html: z.string(), spoken: z.string() }))).optional(),
  /** Of a number that is typed: rendered and safe, empty for a bare number. */
  unit: z.string().optional(),
  image: z.object({ src: z.string(), width: z.int(), height: z.int(), alt: z.string() }).optional(),
})
export type HallQuestion = z.infer<typeof HallQuestion>

export const BeginSitting = z.object({ agreed: z.literal(true), pageId: z.uuid() })
/** Every opening is a page of its own: one that lost the sitting takes it back under a new id. */
export const ResumeSitting = z.object({ pageId: z.uuid() })

export const RunningSitting = z.object({
  sittingId: z.uuid(),
  title: z.string(),
  state: z.enum(sittingStates),
  now: z.iso.datetime(),
  beganAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  dialect: z.enum(paperDialects),
  isErasable: z.boolean(),
  sections: z.array(PaperSection),
  questions: z.array(HallQuestion),
  hall: HallState,
  /** Of a gap that is not settled: how long it was, what can be had back, and what only the teacher can give. */
  gap: z.object({ seconds: z.int(), offered: z.int(), toAsk: z.int() }).nullable(),
})
export type RunningSitting = z.infer<typeof RunningSitting>

export const LostTimeAnswer = z.object({ choice: z.enum(lostTimeChoices) })
export const LostTimeSettled = z.object({ endsAt: z.iso.datetime(), returnedSeconds: z.int() })

/** Only the page in which the sitting goes on hands it in. */
export const SubmitSitting = ResumeSitting

/** Of a paper with several clocks: the part that follows, until when it can be begun. */
const NextPart = z.object({ title: z.string(), until: z.iso.datetime().nullable() }).nullable()
export type NextPart = z.infer<typeof NextPart>

/** Sent again, it is answered with the same receipt. */
export const SubmittedSitting = z.object({
  state: z.enum(sittingStates),
  submittedAt: z.iso.datetime(),
  receipt: z.string(),
  /** Null while the teacher decides by hand. */
  resultsAt: z.iso.datetime().nullable(),
  nextPart: NextPart,
})
export type SubmittedSitting = z.infer<typeof SubmittedSitting>

export const SittingEntry = z.object({
  sittingId: z.uuid(),
  title: z.string(),
  template: z.string(),
  form: z.int().nullable(),
  testId: z.uuid().nullable(),
  state: z.enum(sittingStates),
  date: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
  /** In quarter marks; null before the release. */
  score: z.int().nullable(),
  highest: z.int(),
  /** Null as well once it was begun. */
  nextPart: NextPart,
})
export type SittingEntry = z.infer<typeof SittingEntry>

export const SittingPage = z.object({
  now: z.iso.datetime(),
  total: z.int(),
  sittings: z.array(SittingEntry),
  next,
})
export type SittingPage = z.infer<typeof SittingPage>
