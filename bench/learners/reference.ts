import type { PaperItem } from '../../domain/src/papers/paper-bank.ts'
import type { Logged } from './open-log.ts'

/** A mean and a variance. */
type Belief = [mean: number, variance: number]

const guess = 0.25
const startOf = { Easy: -1, Medium: 0, Hard: 1 } as const
const startVariances = [0.64, 0.25, 0.16, 0.16] as const

/**
 * The same rule (rule 99) written a second time, as the text has it and with nothing of the product's code: on the same log
 * its probabilities are what those of the product are held against. All answers are of one day, and none is a second one.
 */
export function referenceProbabilities(log: readonly Logged[]): number[] {
  const beliefs = new Map<string, Belief>()
  const beliefOf = (name: string, start: Belief): Belief => {
    const known = beliefs.get(name) ?? start
    beliefs.set(name, known)
    return known
  }
  return log.map(({ student, item, right }) => {
    const nodes = namesOf(item).map((name, i) =>
      beliefOf(`${student} ${name}`, [0, startVariances[i] ?? Number.NaN]),
    )
    const level = beliefOf(item.id, [startOf[item.difficulty], 0.25])
    const all = [...nodes, level]
    const V = all.reduce((sum, [, variance]) => sum + variance, 0)
    const mu = nodes.reduce((sum, [mean]) => sum + mean, 0) - level[0]
    const p = guess + (1 - guess) * sigma(mu / Math.sqrt(1 + (Math.PI * V) / 8))
    const L = sigma(mu)
    const q = guess + (1 - guess) * L
    const slope = (1 - guess) * L * (1 - L)
    const u = (slope * (Number(right) - q)) / (q * (1 - q))
    const w = slope ** 2 / (q * (1 - q))
    const D = 1 + w * V
    for (const belief of all) {
      const variance = belief[1]
      belief[0] += (variance / D) * u * (belief === level ? -1 : 1)
      belief[1] -= (variance ** 2 * w) / D
    }
    return p
  })
}

const namesOf = ({ subject, chapter, topic }: PaperItem): string[] => [
  'all',
  `of ${subject}`,
  `in ${chapter}`,
  `${chapter}: ${topic}`,
]

const sigma = (x: number): number => 1 / (1 + Math.exp(-x))
