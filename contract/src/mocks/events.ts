import { numberLimits, paperLimits, sittingLimits } from '@vikalp/domain/limits'
import type * as sitting from '@vikalp/domain/sitting/event'
import { sittingActions, sittingStates } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import { isCleanText } from '../fields/text.ts'

/** A place in the paper as this candidate has it, from 0. */
const place = z.int().min(0).lt(paperLimits.questions)

export const SittingEvent = z.object({
  /** Counts the acts of one page from 1. */
  seq: z.int().min(1).max(sittingLimits.seq),
  k: z.enum(sittingActions),
  q: place.optional(),
  v: z
    .string()
    .max(numberLimits.typed)
    .refine(isCleanText, 'contains a character that cannot be stored')
    .optional(),
  /** Milliseconds since the sitting began. */
  t: z.int().min(0),
}) satisfies z.ZodType<sitting.SittingEvent>

/** Nothing but the page is a sign of life. Sent again, it has no other effect. */
export const EventBatch = z.object({
  pageId: z.uuid(),
  events: z.array(SittingEvent).max(sittingLimits.batch),
})
export type EventBatch = z.infer<typeof EventBatch>

export const EventsAck = z.object({
  /** Up to which number nothing of this page is missing. */
  ackSeq: z.int().min(0),
  now: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  state: z.enum(sittingStates),
  /** False when the test goes on in another window: this page may still send what it has. */
  isCurrent: z.boolean(),
})
export type EventsAck = z.infer<typeof EventsAck>

const Response = z.string().nullable()

/** Where the sitting stands, so that a new page goes on from there. */
export const HallState = z.object({
  questions: z.array(
    z.object({
      response: Response,
      isMarked: z.boolean(),
      unsaved: Response,
      visits: z.int(),
      ms: z.number(),
    }),
  ),
  current: place.nullable(),
  draft: Response,
  slips: z.int(),
  language: z.string().nullable(),
  isShown: z.boolean(),
  t: z.number(),
  submittedAt: z.number().nullable(),
}) satisfies z.ZodType<sitting.HallState>
