import type { PaperItem } from '../../papers/paper-bank.ts'
import { type PaperTemplate, sectionsOf, subjectsOf } from '../../papers/template.ts'
import type { Day } from '../../progress/periods.ts'
import { normal, type Random, randomOf } from '../../random.ts'
import type { SubjectKey } from '../../vocabulary.ts'
import { type Abilities, abilityOn } from '../abilities.ts'
import { above, type Estimate, guessOf, logistic, successProbability, sumOf } from '../estimate.ts'
import { type Node, nodesOf } from '../nodes.ts'
import { drawFrom, type Pool } from './draw-paper.ts'
import { bandOf, type Forecast, middleOf } from './marks-band.ts'

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

/** So many random papers make a forecast. */
const papers = 400

/** What a subject brings of a paper. */
type SubjectForecast = Forecast & { subject: SubjectKey }
/**
 * What a paper would bring more, in marks, were the student better in this chapter by the standard deviation of what is
 * believed of it: of the sum down to the chapter, as its parts are not known one by one.
 */
type ChapterGain = Forecast & { chapter: string }

/**
 * Marks of random papers, each with abilities and levels drawn from what is believed of them, some papers at a time so that
 * whoever else is served waits for none of it. The same student on the same day has the same papers.
 */
export class PaperDraws {
  readonly #wanted: ForecastWanted
  readonly #random: Random
  readonly #prepared: ReturnType<typeof prepare>
  readonly #bySubject: number[][] = []
  /** In quarter marks, a row for each chapter. */
  readonly #gains: Float64Array[]
  #drawn = 0

  constructor(wanted: ForecastWanted) {
    this.#wanted = wanted
    this.#random = randomOf(`${wanted.student} ${wanted.day}`)
    this.#prepared = prepare(wanted)
    this.#gains = this.#prepared.chapters.map(() => new Float64Array(papers))
  }

  get isDone(): boolean {
    return this.#drawn === papers
  }

  /** The share of right answers in a paper that practice lets expect, without what differs in a hall. */
  get expected(): number {
    return this.#prepared.expected
  }

  draw(most: number): void {
    for (let left = Math.min(most, papers - this.#drawn); left > 0; left--) {
      this.#bySubject.push(this.#drawPaper(this.#drawn))
      this.#drawn++
    }
  }

  marks(): Forecast {
    const quarters = this.#bySubject.map((scores) => scores.reduce((sum, score) => sum + score, 0))
    return bandOf(quarters, sectionsOf(this.#wanted.template), this.#wanted.widening)
  }

  bySubject(): SubjectForecast[] {
    const { template, widening } = this.#wanted
    return subjectsOf(template).map((subject, place) => {
      const sections = sectionsOf(template).filter((section) => section.subject === subject)
      const quarters = this.#bySubject.map((scores) => scores[place] ?? 0)
      return { subject, ...bandOf(quarters, sections, widening) }
    })
  }

  /** Those that move most first. */
  gains(): ChapterGain[] {
    return this.#prepared.chapters
      .map((chapter, row) => {
        const { mean, low, high } = middleOf([...(this.#gains[row] ?? [])])
        return { chapter, mean: mean / 4, low: low / 4, high: high / 4 }
      })
      .toSorted((a, b) => b.mean - a.mean || (a.chapter < b.chapter ? -1 : 1))
  }

  /** The quarter marks of one random paper, by subject. */
  #drawPaper(paper: number): number[] {
    const { beliefs, drawable } = this.#prepared
    const random = this.#random
    const near = ({ mean, variance }: Estimate): number => mean + Math.sqrt(variance) * normal(random)
    const shift = near(this.#wanted.offset)
    const drawn = beliefs.map(near)
    const scores: number[] = subjectsOf(this.#wanted.template).map(() => 0)
    for (const { place, marks, guess, size, items } of drawable)
      for (const { nodes, level, chapter, step } of drawFrom(items, size, random)) {
        const margin = nodes.reduce((sum, node) => sum + (drawn[node] ?? 0), shift) - near(level)
        const knows = logistic(margin)
        const isRight = random() < guess + (1 - guess) * knows
        scores[place] = (scores[place] ?? 0) + (isRight ? marks.right : marks.wrong)
        const more = (1 - guess) * (logistic(margin + step) - knows) * (marks.right - marks.wrong)
        const gains = this.#gains[chapter]
        if (gains) gains[paper] = (gains[paper] ?? 0) + more
      }
    return scores
  }
}

/** All that is drawn for a paper, looked up once; an item has the places of its nodes. */
function prepare({ template, pools, abilities, levelOf, day }: ForecastWanted) {
  const places = new Map<Node, number>()
  const beliefs: Estimate[] = []
  const placeOf = (node: Node): number => {
    const place = places.get(node) ?? beliefs.push(abilityOn(abilities, node, day)) - 1
    places.set(node, place)
    return place
  }
  const start: Estimate = { mean: 0, variance: 0 }
  const beliefAt = (place: number): Estimate => beliefs[place] ?? start
  const subjects = subjectsOf(template)
  const chapters = [...new Set(pools.flatMap(({ items }) => items.map(({ chapter }) => chapter)))]
  const rowOf = new Map(chapters.map((chapter, row) => [chapter, row]))
  let right = 0
  let questions = 0
  const drawable = pools.map(({ section, items, size }) => {
    const guess = guessOf(section.type)
    const known = items.map((item) => {
      const nodes = nodesOf(item).map(placeOf)
      const step = Math.sqrt(sumOf(nodes.slice(0, -1).map(beliefAt)).variance)
      return { nodes, level: levelOf(item), chapter: rowOf.get(item.chapter) ?? 0, step }
    })
    const chances = known.map(({ nodes, level }) =>
      successProbability(above(sumOf(nodes.map(beliefAt)), level), guess),
    )
    questions += size
    right += (size * chances.reduce((sum, p) => sum + p, 0)) / Math.max(1, chances.length)
    return { place: subjects.indexOf(section.subject), marks: section.marks, guess, size, items: known }
  })
  return { beliefs, drawable, chapters, expected: right / Math.max(1, questions) }
}
