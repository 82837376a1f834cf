import { topicNode } from '../../domain/src/learner/nodes.ts'
import type { PaperItem } from '../../domain/src/papers/paper-bank.ts'
import type { PaperTemplate } from '../../domain/src/papers/template.ts'
import { type DayPlan, type DayWanted, planDay } from '../../domain/src/plan/day-plan.ts'
import { itemSeconds, usualSeconds } from '../../domain/src/plan/item-seconds.ts'
import { type PaperWeight, paperWeights } from '../../domain/src/plan/paper-weights.ts'
import { topicValue } from '../../domain/src/plan/topic-value.ts'
import { normal, type Random } from '../../domain/src/random.ts'
import { type SubjectKey, subjectKeys } from '../../domain/src/vocabulary.ts'

const day = '2026-11-24'
const goal = { examOn: '2027-05-02', weekdayMinutes: 45, weekendMinutes: 45, restDays: [] }
/** How far the times of answers spread around the own median, and own medians around the usual ones. */
const spread = { answers: 0.5, students: 0.25 }
const reading = 20

type Paces = ReadonlyMap<SubjectKey, number>

/** What can be planned, of which each student has met some. */
export type Practice = { topics: readonly PaperItem[][]; weights: ReadonlyMap<string, PaperWeight> }

export const practiceFor = (template: PaperTemplate, items: readonly PaperItem[]): Practice => ({
  topics: [...Map.groupBy(items, topicNode).values()],
  weights: paperWeights(template, items),
})

/** A student with cards, mistakes and topics, whose pace is known from so many answers in each subject. */
export class SimulatedStudent {
  readonly #own: Paces
  readonly #planned: Paces
  readonly #subjectOf = new Map<string, SubjectKey>()
  readonly #wanted: Pick<DayWanted, 'cards' | 'mistakes' | 'topics' | 'mixed'>

  constructor({ topics, weights }: Practice, random: Random) {
    const answers = 100
    this.#own = new Map(
      subjectKeys.map((subject) => [
        subject,
        usualSeconds(subject) * Math.exp(spread.students * normal(random)),
      ]),
    )
    this.#planned = new Map(
      [...this.#own].map(([subject, median]) => [subject, itemSeconds(subject, { median, answers })]),
    )
    const secondsOf = (subject: SubjectKey): number => this.#planned.get(subject) ?? Number.NaN
    const met = topics.flatMap(([first]) => (first && random() < 0.4 ? [first] : []))
    const some = (share: number): PaperItem[] => met.filter(() => random() < share)
    const named = (kind: string, { id, subject }: PaperItem) => {
      this.#subjectOf.set(`${kind} ${id}`, subject)
      return { id: `${kind} ${id}`, seconds: secondsOf(subject) }
    }
    const cards = some(0.6).map((item) => ({
      ...named('review', item),
      ...{ stability: 1 + 20 * random(), difficulty: 5, elapsed: Math.floor(30 * random()) },
    }))
    const mistakes = some(0.3).map((item) => {
      const { id, seconds } = named('repair', item)
      return { questionId: id, seconds }
    })
    const worth = topics.flatMap(([first, ...others]) => {
      if (!first) return []
      const { topic, chapter, subject } = first
      this.#subjectOf.set(topicNode(first), subject)
      const value = topicValue(first, weights.get(chapter)?.questions ?? 0, new Map(), day) * random()
      const unseen = Math.floor((2 + others.length) * random())
      return [{ topic, chapter, value, unseen, seconds: secondsOf(subject) }]
    })
    const isMixing = random() < 0.5
    const mixed = { chapters: isMixing ? 3 : 0, unseen: isMixing ? 60 : 0, seconds: secondsOf('Physics') }
    this.#wanted = { cards, mistakes, topics: worth, mixed }
  }

  plan(minutes: number): DayPlan {
    return planDay({ ...this.#wanted, day, goal, minutes, mock: undefined })
  }

  /** The seconds that a day takes when each answer takes its own time. */
  take({ blocks }: DayPlan, random: Random): number {
    const subjects = blocks.flatMap((block): (SubjectKey | undefined)[] => {
      if ('ids' in block) return block.ids.map((id) => this.#subjectOf.get(id))
      const subject = block.block === 'topic' ? this.#subjectOf.get(topicNode(block)) : 'Physics'
      return Array.from({ length: block.count }, () => subject)
    })
    return subjects.reduce((sum, subject) => {
      const median = (subject && this.#own.get(subject)) ?? Number.NaN
      return sum + reading + median * Math.exp(spread.answers * normal(random))
    }, 0)
  }
}

export const plannedSeconds = ({ blocks }: DayPlan): number =>
  blocks.reduce((sum, { seconds }) => sum + seconds, 0)
