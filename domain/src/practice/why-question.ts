import type { Day } from '../progress/periods.ts'
import type { QuestionReason } from '../vocabulary.ts'

/** A mistake that is not repaired yet: which option was chosen, when, and the misconception behind it, as a code and in words. */
export type OpenMistake = { questionId: string; option: string; on: Day; code?: string; slip?: string }

/** What the answers to a topic came to, and its share of the paper in which the student is interested. */
export type PracticeTally = { right: number; answered: number; inPaper?: { questions: number; of: number } }

type Facts = {
  retry: { mistake: Omit<OpenMistake, 'option'> & { option?: string } }
  repair: { mistake: OpenMistake; newNumbers: boolean }
  /** A topic that was right before it was wrong, and not since, has no day. */
  due: { lastRightOn?: Day; days?: number; wasRight?: true }
  mixed: Record<never, never>
  new: { topic: string }
  measure: { topic: string; answered: number }
  weak: { topic: string } & PracticeTally
  level: { p: number }
}

/** The one reason for a question, with the figures of its sentence: each can be computed again from the answers. */
export type WhyQuestion = { [R in QuestionReason]: { reason: R } & Facts[R] }[QuestionReason]
