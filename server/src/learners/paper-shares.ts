import { type PaperWeight, paperWeights } from '@vikalp/domain/plan/paper-weights'
import type { ExamKey } from '@vikalp/domain/vocabulary'
import { oncePerBank } from '#question-bank/once-per-bank.ts'

type Weights = ReadonlyMap<string, PaperWeight>
const none: Weights = new Map()

/** What each chapter has of a paper of the exam, by its first pattern; nothing where the bank has none. */
export const paperShares = oncePerBank((bank, exam: ExamKey): Weights => {
  const template = bank.templates.find((one) => one.exam === exam)
  return template ? paperWeights(template, bank.paperBank.items) : none
})
