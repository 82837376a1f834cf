import { type Pool, poolsOf } from '@vikalp/domain/learner/forecast/draw-paper'
import type { PaperTemplate } from '@vikalp/domain/papers/template'
import { oncePerBank } from '#question-bank/once-per-bank.ts'

export type ReadyTemplate = { template: PaperTemplate; pools: readonly Pool[] }

/** The patterns of which the bank can fill a random paper. */
export const readyTemplates = oncePerBank<readonly ReadyTemplate[]>((bank) =>
  bank.templates
    .map((template) => ({ template, pools: poolsOf(template, bank.paperBank.items) }))
    .filter(({ pools }) => pools.every(({ items, size }) => items.length >= size)),
)
