import { z } from 'zod'
import { indianDay } from '../../domain/src/progress/periods.ts'
import type { QuestionBank } from '../../server/src/question-bank/question-bank.ts'
import { ReplayedLearners } from './replayed-learners.ts'

const Event = z.object({
  student: z.string(),
  item: z.string(),
  x: z.literal([0, 1]),
  hint: z.boolean().optional(),
  at: z.union([z.string(), z.number()]),
})

/** Takes the answers of students one by one. */
export function learnerEvents(bank: QuestionBank) {
  const learners = new ReplayedLearners(bank.paperBank.items)
  const take = (line: unknown): { p: number; student: string; on: string } => {
    const { student, item, x, hint = false, at } = Event.parse(line)
    const on = indianDay(new Date(at))
    return { p: learners.answer({ student, item, right: x === 1, hinted: hint, on }), student, on }
  }
  return { learners, take }
}
