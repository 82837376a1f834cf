import type { PaperItem } from '../../papers/paper-bank.ts'
import { highestScore, type PaperTemplate, sectionsOf } from '../../papers/template.ts'
import type { Day } from '../../progress/periods.ts'
import { normal, type Random, randomOf } from '../../random.ts'
import { type Abilities, abilityOn } from '../abilities.ts'
import { type Estimate, guessOf, logistic } from '../estimate.ts'
import { type Node, nodesOf } from '../nodes.ts'
import { drawFrom, type Pool } from './draw-paper.ts'

/** Marks of a paper: the mean, and the band in which 8 of 10 papers fall. */
export type Forecast = { mean: number; low: number; high: number }

export type ForecastWanted = {
  template: PaperTemplate
  pools: readonly Pool[]
  student: string
  abilities: Abilities
  levelOf: (item: PaperItem) => Estimate
  day: Day
  /** By how much half the band is widened, as measured on earlier forecasts (rule 105). */
  widening: number
  /** How much better or worse, in logits, the student does in a paper than in practice. */
  offset: Estimate
}

const draws = 400
const outside = 0.1

/**
 * What a paper of the template would bring the student today: marks of 400 random papers, each with abilities and levels
 * drawn from what is believed of them. The same student on the same day has the same forecast.
 */
export function forecastMarks(wanted: ForecastWanted): Forecast {
  const random = randomOf(`${wanted.student} ${wanted.day}`)
  const prepared = prepare(wanted)
  const quarters = Array.from({ length: draws }, () => drawMarks(prepared, wanted.offset, random)).toSorted(
    (a, b) => a - b,
  )
  const mean = quarters.reduce((sum, score) => sum + score, 0) / draws
  const low = quarters[Math.floor(outside * draws)] ?? mean
  const high = quarters[Math.ceil((1 - outside) * draws) - 1] ?? mean
  const sections = sectionsOf(wanted.template)
  const lowest = sections.reduce((sum, { count, marks }) => sum + count * marks.wrong, 0)
  const inMarks = (score: number): number =>
    Math.round(Math.max(lowest, Math.min(highestScore(sections), score)) / 4)
  return {
    mean: inMarks(mean),
    low: inMarks(mean - wanted.widening * (mean - low)),
    high: inMarks(mean + wanted.widening * (high - mean)),
  }
}

/** All that is drawn for a paper, looked up once; an item has the places of its nodes. */
function prepare({ pools, abilities, levelOf, day }: ForecastWanted) {
  const places = new Map<Node, number>()
  const beliefs: Estimate[] = []
  const placeOf = (node: Node): number => {
    const place = places.get(node) ?? beliefs.push(abilityOn(abilities, node, day)) - 1
    places.set(node, place)
    return place
  }
  const drawable = pools.map(({ section, items, size }) => ({
    marks: section.marks,
    guess: guessOf(section.type),
    size,
    items: items.map((item) => ({ nodes: nodesOf(item).map(placeOf), level: levelOf(item) })),
  }))
  return { beliefs, drawable }
}

/** The quarter marks of one random paper. */
function drawMarks(
  { beliefs, drawable }: ReturnType<typeof prepare>,
  offset: Estimate,
  random: Random,
): number {
  const near = ({ mean, variance }: Estimate): number => mean + Math.sqrt(variance) * normal(random)
  const shift = near(offset)
  const drawn = beliefs.map(near)
  let score = 0
  for (const { marks, guess, size, items } of drawable)
    for (const { nodes, level } of drawFrom(items, size, random)) {
      const ability = nodes.reduce((sum, place) => sum + (drawn[place] ?? 0), shift)
      const p = guess + (1 - guess) * logistic(ability - near(level))
      score += random() < p ? marks.right : marks.wrong
    }
  return score
}
