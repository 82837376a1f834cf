import { type Pool, poolsOf } from '@vikalp/domain/learner/forecast/draw-paper'
import type { PaperTemplate } from '@vikalp/domain/papers/template'
import type { QuestionBank } from '#question-bank/question-bank.ts'

export type ReadyTemplate = { template: PaperTemplate; pools: readonly Pool[] }

const known = new WeakMap<QuestionBank, readonly ReadyTemplate[]>()

/** The patterns of which the bank can fill a random paper. */
export function readyTemplates(bank: QuestionBank): readonly ReadyTemplate[] {
  const ready =
    known.get(bank) ??
    bank.templates
      .map((template) => ({ template, pools: poolsOf(template, bank.paperBank.items) }))
      .filter(({ pools }) => pools.every(({ items, size }) => items.length >= size))
  known.set(bank, ready)
  return ready
}
