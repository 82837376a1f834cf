import { type PaperWeight, paperWeights } from '@vikalp/domain/plan/paper-weights'
import type { ExamKey } from '@vikalp/domain/vocabulary'
import type { QuestionBank } from '#question-bank/question-bank.ts'

type Weights = ReadonlyMap<string, PaperWeight>
const known = new WeakMap<QuestionBank, Map<ExamKey, Weights>>()
const none: Weights = new Map()

/** What each chapter has of a paper of the exam, by its first pattern; nothing where the bank has none. */
export function paperShares(bank: QuestionBank, exam: ExamKey): Weights {
  const ofBank = known.get(bank) ?? new Map<ExamKey, Weights>()
  known.set(bank, ofBank)
  const template = bank.templates.find((one) => one.exam === exam)
  const weights = ofBank.get(exam) ?? (template ? paperWeights(template, bank.paperBank.items) : none)
  ofBank.set(exam, weights)
  return weights
}
