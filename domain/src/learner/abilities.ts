import { type Day, daysBetween } from '../progress/periods.ts'
import { type Estimate, startVariance, sumOf } from './estimate.ts'
import { type ItemPlace, levelOf, type Node, nodesOf } from './nodes.ts'

/** One node of a student: `n` are the first answers it has seen, the last of them on the Indian day `updatedOn`. */
export type Ability = Estimate & { n: number; updatedOn: Day }

/** What is stored of a student; a node that is not there has its start value. */
export type Abilities = Pick<ReadonlyMap<Node, Ability>, 'get'>

/** How fast a topic and a chapter become unsure again, a day. */
const dailyReturn = 0.002

/** What is believed of a node on a day: without practice, topics and chapters become as unsure as at the start. */
export function abilityOn(abilities: Abilities, node: Node, day: Day): Estimate {
  const level = levelOf(node)
  const start = startVariance[level]
  const known = abilities.get(node)
  if (!known) return { mean: 0, variance: start }
  const { mean, variance, updatedOn } = known
  if (level === 'all' || level === 'sub') return { mean, variance }
  const days = Math.max(0, daysBetween(updatedOn, day))
  return { mean, variance: Math.max(variance, Math.min(start, variance + dailyReturn * days)) }
}

/** The ability with which a student meets an item. */
export const abilityFor = (abilities: Abilities, item: ItemPlace, day: Day): Estimate =>
  sumOf(nodesOf(item).map((node) => abilityOn(abilities, node, day)))
