import type { Response } from '../marking/mark-question.ts'
import type { PaperDialect, QuestionType, SittingAction } from '../vocabulary.ts'

/**
 * One act of a candidate. `q` is the place of a question as this candidate has them, from 0, `v` a letter, a number as
 * typed or a language, `t` the milliseconds since the sitting began. `seq` counts the acts of one page from 1.
 */
export type SittingEvent = { seq: number; k: SittingAction; q?: number; v?: string; t: number }

/** `page` counts the pages on which the sitting was opened, from 1: what a later one does comes after (record 0046). */
export type LoggedEvent = SittingEvent & { page: number }

/** Pages one after the other, each by its own numbers. */
export const inOrder = (events: readonly LoggedEvent[]): LoggedEvent[] =>
  [...events].sort((a, b) => a.page - b.page || a.seq - b.seq)

/** What the fold has to know of the paper. */
export type HallPaper = {
  dialect: PaperDialect
  /** The type and the section of each question, in the candidate's order. */
  types: readonly QuestionType[]
  sections: readonly number[]
  /** Whether a filled circle can be emptied again; a real one cannot. */
  isErasable: boolean
}

export type QuestionState = {
  response: Response
  isMarked: boolean
  /** The last pick that was left without being saved. */
  unsaved: Response
  visits: number
  /** How long it was on a visible screen. */
  ms: number
}

/** Everything a sitting is, folded from its events. */
export type HallState = {
  questions: QuestionState[]
  current: number | null
  /** What stands on the screen and is not saved yet. */
  draft: Response
  /** How often a pick was left without being saved. */
  slips: number
  language: string | null
  isShown: boolean
  /** The time of the last event. */
  t: number
  submittedAt: number | null
}
