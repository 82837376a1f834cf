import { surenesses } from '@vikalp/domain/marking/guess-ledger'
import type * as marked from '@vikalp/domain/marking/mark-paper'
import type * as percentile from '@vikalp/domain/marking/percentile'
import type * as unsaved from '@vikalp/domain/marking/unsaved-picks'
import type * as report from '@vikalp/domain/sitting/hall-report'
import { answerVerdicts, closers, letters } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import { Question, QuestionId } from '../question.ts'
import { PaperSection } from './papers.ts'

/** Scores are in quarter marks, `lost` is what wrong answers took. */
export const Tally = z.object({
  right: z.int(),
  wrong: z.int(),
  blank: z.int(),
  dropped: z.int(),
  score: z.int(),
  highest: z.int(),
  lost: z.int(),
}) satisfies z.ZodType<marked.Tally>

const Percentile = z.object({
  takers: z.int(),
  atMost: z.int(),
  percentile: z.number(),
  low: z.number(),
  high: z.number(),
}) satisfies z.ZodType<percentile.Percentile>

const UnsavedPicks = z.object({
  picks: z.int(),
  right: z.int(),
  score: z.int(),
  withThem: z.int(),
}) satisfies z.ZodType<unsaved.UnsavedPicks>

const place = z.int()
const HallReport = z.object({
  seconds: z.array(z.int()),
  longest: z.array(place),
  reopened: z.array(place),
  forgotten: z.array(place),
}) satisfies z.ZodType<report.HallReport>

/** A question as it is read after the paper, with its key as it stands. */
const ReviewedQuestion = z.object({
  section: z.int(),
  response: z.string().nullable(),
  verdict: z.enum(answerVerdicts),
  quarters: z.int(),
  /** The letters that count as right, or the numbers as they are printed; empty for one that was dropped. */
  right: z.union([z.array(z.enum(letters)), z.array(z.string())]),
  unit: z.string().optional(),
  /** Without options where a number was typed. */
  question: Question.omit({ answer: true }).extend({
    options: Question.shape.options.optional(),
    html: Question.shape.html.partial({ options: true }),
    spoken: Question.shape.spoken.optional(),
  }),
})

/** A change of the score after the first: the key of a question, answers that came late, a teacher's word. */
const ScoreChange = z.object({
  version: z.int(),
  date: z.iso.datetime(),
  reason: z.string(),
  questionId: z.string().nullable(),
  /** Of a corrected key: the place of its question, and the letters before and after where both are letters. */
  place: z.int().nullable(),
  key: z.object({ from: z.array(z.enum(letters)), to: z.array(z.enum(letters)) }).nullable(),
  old: z.int(),
  new: z.int(),
  isKept: z.boolean(),
})

export const SittingResult = Tally.extend({
  sittingId: z.uuid(),
  title: z.string(),
  template: z.string(),
  form: z.int().nullable(),
  date: z.iso.datetime(),
  closedBy: z.enum(closers),
  receipt: z.string(),
  parts: z.array(PaperSection.extend({ tally: Tally })),
  /** The score without the questions that were met before, and how many those were. */
  met: z.object({ questions: z.int(), without: Tally }),
  unsaved: UnsavedPicks,
  time: HallReport,
  returnedSeconds: z.int(),
  /** Answers that arrived after the end with a time before it; `missing` are acts that never came. */
  late: z.object({
    answers: z.int(),
    minutes: z.int(),
    refused: z.int(),
    missing: z.int(),
    /** Unless the teacher of the test has excluded them. */
    counts: z.boolean(),
  }),
  /** The hall showed some options in another order; letters here are those of the bank. */
  optionsShuffled: z.boolean(),
  percentile: Percentile.nullable(),
  changes: z.array(ScoreChange),
  /** How sure the student was, by question, of the answers of which they have said it. */
  sureness: z.record(z.string(), z.enum(surenesses)),
  questions: z.array(ReviewedQuestion),
})
export type SittingResult = z.infer<typeof SittingResult>

/** How sure the student was of an answer; null takes back what was said. */
export const SaidSureness = z.object({ questionId: QuestionId, sureness: z.enum(surenesses).nullable() })
export type SaidSureness = z.infer<typeof SaidSureness>
