import type { Day } from '../progress/periods.ts'
import type { QuestionType } from '../vocabulary.ts'
import { type Abilities, type Ability, abilityOn } from './abilities.ts'
import { above, type Estimate, guessOf, stepOf, stepped, successProbability, sumOf } from './estimate.ts'
import { type ItemPlace, type Node, nodesOf } from './nodes.ts'

/** An item as the estimator sees it; `difficulty` is its level when it was served. */
export type ServedItem = ItemPlace & { id: string; type: QuestionType; difficulty: Estimate }

export type Outcome = 'right' | 'wrong' | 'skipped'

/** `isFirst`: the student has never answered the item, and may know that it is one of practice or a released paper. */
export type LearnerAnswer = { item: ServedItem; outcome: Outcome; hinted: boolean; isFirst: boolean; on: Day }

/** What the level of an item learns from later: with which ability the student met it, the credit, and what was predicted. */
export type Meeting = { id: string; type: QuestionType; ability: Estimate; credit: number; predicted: number }

/** The nodes that changed, to be written by one statement; `predicted` has the probability at serving for each answer. */
export type Learned = { changed: Map<Node, Ability>; meetings: Meeting[]; predicted: number[] }

/** A hint halves the credit; a skipped or repeated item says nothing (rule 99). */
export function creditOf({ outcome, hinted, isFirst }: LearnerAnswer): number | undefined {
  if (outcome === 'skipped' || !isFirst) return undefined
  if (outcome === 'wrong') return 0
  return hinted ? 0.5 : 1
}

/** What a student's answers, in their order, teach about the student. */
export function learn(abilities: Abilities, answers: readonly LearnerAnswer[]): Learned {
  const changed = new Map<Node, Ability>()
  const meetings: Meeting[] = []
  const predicted: number[] = []
  const now: Abilities = { get: (node) => changed.get(node) ?? abilities.get(node) }
  for (const answer of answers) {
    const { item, on } = answer
    const guess = guessOf(item.type)
    const nodes = nodesOf(item).map((node) => ({ node, before: abilityOn(now, node, on) }))
    const ability = sumOf(nodes.map(({ before }) => before))
    const margin = above(ability, item.difficulty)
    const p = successProbability(margin, guess)
    predicted.push(p)
    const credit = creditOf(answer)
    if (credit === undefined) continue
    const step = stepOf(margin, guess, credit)
    meetings.push({ id: item.id, type: item.type, ability, credit, predicted: p })
    for (const { node, before } of nodes) {
      const known = now.get(node)
      const updatedOn = known && known.updatedOn > on ? known.updatedOn : on
      changed.set(node, { ...stepped(before, step), n: (known?.n ?? 0) + 1, updatedOn })
    }
  }
  return { changed, meetings, predicted }
}

/** The level of an item after a student met it: one writer takes the meetings in the order of their attempts. */
export const levelAfter = (
  level: Estimate,
  { type, ability, credit }: Pick<Meeting, 'type' | 'ability' | 'credit'>,
): Estimate => stepped(level, stepOf(above(ability, level), guessOf(type), credit), -1)

/** An answer that was delivered: `at` is when it was given, `attempt` decides between two of one moment. */
export type Delivered = Omit<LearnerAnswer, 'isFirst'> & { at: string; attempt: string; place: number }

/** All of a student from the answers alone, in whatever order they were delivered. */
export function rebuild(delivered: readonly Delivered[]): Learned {
  const met = new Set<string>()
  const inOrder = delivered.toSorted(
    (a, b) => compare(a.at, b.at) || compare(a.attempt, b.attempt) || a.place - b.place,
  )
  const answers = inOrder.map((answer): LearnerAnswer => {
    const isFirst = !met.has(answer.item.id)
    if (answer.outcome !== 'skipped') met.add(answer.item.id)
    return { ...answer, isFirst }
  })
  return learn(new Map(), answers)
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
