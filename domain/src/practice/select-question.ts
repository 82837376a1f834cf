import { type Abilities, abilityFor, abilityOn } from '../learner/abilities.ts'
import { above, guessOf, startVariance, successProbability } from '../learner/estimate.ts'
import type { ServedItem } from '../learner/learn.ts'
import { topicNode } from '../learner/nodes.ts'
import type { Day } from '../progress/periods.ts'
import type { Random } from '../random.ts'
import type { Difficulty, PracticeMode, ThinkingLevel } from '../vocabulary.ts'
import { closeness, drawBest } from './draw-best.ts'
import { reasonFor } from './reason-for.ts'
import type { OpenMistake, PracticeTally, WhyQuestion } from './why-question.ts'

/** A question that may be asked now; `codes` are the misconceptions behind its options. */
export type Candidate = ServedItem & {
  label: Difficulty
  level: ThinkingLevel
  codes: readonly string[]
  /** Whether there is something to calculate with. */
  hasNumbers?: boolean
}

export type PracticeState = {
  abilities: Abilities
  day: Day
  mode: Exclude<PracticeMode, 'exam-ready'>
  /** In place of that of the mode. */
  aim?: number
  /** The newest last; at most ten are looked at. */
  recent: readonly { topic: string; right: boolean; code?: string }[]
  /** The topic of the question before in the same block, which has no answer yet. */
  before?: string
  /** Of the topic's card, where it is due: the day of its last right answer. Keys are of `topicNode`. */
  due: ReadonlyMap<string, { lastRightOn?: Day }>
  mistakes: readonly OpenMistake[]
  tallies: ReadonlyMap<string, PracticeTally>
  isMixed: boolean
}

export type Selected<C> = { question: C; p: number; aim: number; why: WhyQuestion; openHint: boolean }

const aims: Readonly<Record<PracticeState['mode'], number>> = { build: 0.75, 'warm-up': 0.85, stretch: 0.65 }
const struggling = 0.6
const lookedAt = 10
const withoutHard = 3

/** After two errors in a row practice warms up again (rule 101). */
export const aimOf = ({ mode, recent }: Pick<PracticeState, 'mode' | 'recent'>): number =>
  recent.length >= 2 && recent.slice(-2).every(({ right }) => !right)
    ? Math.max(aims['warm-up'], aims[mode])
    : aims[mode]

/** Whoever has few right of the last ten is asked to recall, with the first hint open (rule 101). */
export function isStruggling({ recent }: Pick<PracticeState, 'recent'>): boolean {
  const last = recent.slice(-lookedAt)
  return last.length === lookedAt && last.filter(({ right }) => right).length / lookedAt < struggling
}

/** The next question of practice, with the one reason for it. */
export function selectQuestion<C extends Candidate>(
  candidates: readonly C[],
  state: PracticeState,
  random: Random,
): Selected<C> | undefined {
  const aim = state.aim ?? aimOf(state)
  const helps = isStruggling(state)
  const answered = state.abilities.get('all')?.n ?? 0
  const gentle = candidates.filter(({ label }) => label !== 'Hard')
  const isNew =
    state.aim === undefined && state.mode !== 'stretch' && answered < withoutHard && gentle.length > 0
  const asked = isNew ? gentle : candidates
  const question = drawBest(asked, (one) => scoreOf(one, state, aim, helps), random)
  if (!question) return undefined
  const p = probabilityOf(question, state)
  return { question, p, aim, why: reasonFor(question, state, p), openHint: helps }
}

export const probabilityOf = (item: ServedItem, { abilities, day }: PracticeState): number =>
  successProbability(above(abilityFor(abilities, item, day), item.difficulty), guessOf(item.type))

/** Nearness to the aim, then what is little known, due, or repairs the last error; not the same topic twice (rule 101). */
function scoreOf(item: Candidate, state: PracticeState, aim: number, helps: boolean): number {
  const node = topicNode(item)
  const unsure = Math.sqrt(abilityOn(state.abilities, node, state.day).variance / startVariance.tp)
  const last = state.recent.at(-1)
  const repairs =
    state.before === undefined && last?.code !== undefined && !last.right && item.codes.includes(last.code)
  const same = (state.before ?? last?.topic) === node
  return (
    closeness(probabilityOf(item, state), aim) +
    1.5 * unsure +
    (state.due.has(node) ? 6 : 0) +
    (repairs ? 2 : same ? -3 : 0) +
    (helps && item.level === 'recall' ? 2 : 0)
  )
}
