import { fsrs } from 'ts-fsrs'
import type { RecallGrade } from '../vocabulary.ts'

/** What is remembered of a topic: after `stability` days it is recalled 9 times in 10 (FSRS-6). */
export type Memory = { stability: number; difficulty: number }

const ratings: Readonly<Record<RecallGrade, number>> = { again: 1, hard: 2, good: 3, easy: 4 }

// Days are whole Indian days and counted by us, so nothing here knows a clock, and nothing is left to chance.
const scheduler = fsrs({ request_retention: 0.9, enable_fuzz: false, enable_short_term: false })

/** The memory after a review, `days` after the last one; `undefined` before the first. */
export function memoryAfter(memory: Memory | undefined, days: number, grade: RecallGrade): Memory {
  const { stability, difficulty } = scheduler.next_state(memory ?? null, Math.max(0, days), ratings[grade])
  return { stability, difficulty }
}

/** The probability of recall so many days after the last review. */
export const recallAfter = ({ stability }: Memory, days: number): number =>
  scheduler.forgetting_curve(Math.max(0, days), stability)
