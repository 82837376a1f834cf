import { poolsOf } from '../learner/forecast/draw-paper.ts'
import type { PaperItem } from '../papers/paper-bank.ts'
import { type PaperTemplate, questionCount, sectionsOf } from '../papers/template.ts'

/** How many questions of a paper a chapter has on average, and how many its subject has. */
export type PaperWeight = { questions: number; of: number }

/** By chapter: a paper takes of each pool as many of a chapter as its items are among the others. */
export function paperWeights(
  template: PaperTemplate,
  items: readonly PaperItem[],
): ReadonlyMap<string, PaperWeight> {
  const weights = new Map<string, PaperWeight>()
  for (const { section, items: pool, size } of poolsOf(template, items)) {
    const beside = sectionsOf(template).filter(({ subject }) => subject === section.subject)
    const of = questionCount(beside)
    for (const { chapter } of pool) {
      const questions = (weights.get(chapter)?.questions ?? 0) + size / pool.length
      weights.set(chapter, { questions, of })
    }
  }
  return weights
}
