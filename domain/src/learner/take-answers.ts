import { type Card, cardAfter } from '../revision/card.ts'
import { afterRight, type Mistake, mistakeMade } from '../revision/mistake.ts'
import type { Letter } from '../vocabulary.ts'
import type { Abilities } from './abilities.ts'
import { type Learned, type LearnerAnswer, learn } from './learn.ts'
import { topicNode } from './nodes.ts'

/** A card with the day of its last right answer. */
export type TopicCard = Card & { chapter: string; topic: string; rightOn: string | null }

/** What is known of a student; a part that concerns certain items is enough for answers to these. */
export type LearnerState = {
  abilities: Abilities
  /** The items that were answered before. */
  answered: ReadonlySet<string>
  /** Keys are of `topicNode`. */
  cards: ReadonlyMap<string, TopicCard>
  /** Of these items, and those that a right answer to one of them may prove. */
  mistakes: ReadonlyMap<string, Mistake>
}

/** `codes` are the misconceptions behind all options, `code` is that behind the chosen one; `usual` are seconds. */
export type GivenAnswer = Omit<LearnerAnswer, 'isFirst'> & {
  option: Letter | null
  guessed: boolean
  codes: readonly string[]
  code?: string | undefined
  seconds?: number | undefined
  usual: number
}

/** Only what the answers changed, besides what they taught. */
export type TakenAnswers = Learned & {
  answered: string[]
  cards: Map<string, TopicCard>
  mistakes: Map<string, Mistake>
}

/** What a student's answers, in their order, change of all that is known (rules 99, 102 and 103). */
export function takeAnswers(state: LearnerState, given: readonly GivenAnswer[]): TakenAnswers {
  const answered = new Set<string>()
  const answers = given.map((one): GivenAnswer & LearnerAnswer => {
    const { id } = one.item
    const isFirst = !state.answered.has(id) && !answered.has(id)
    if (isFirst && one.outcome !== 'skipped') answered.add(id)
    return { ...one, isFirst }
  })
  const learned = learn(state.abilities, answers)
  const cards = new Map<string, TopicCard>()
  const mistakes = new Map<string, Mistake>()
  for (const [i, answer] of answers.entries()) {
    if (answer.outcome === 'skipped') continue
    takeCard(state, cards, answer, learned.predicted[i] ?? 1)
    takeMistake(state, mistakes, answer)
  }
  return { ...learned, answered: [...answered], cards, mistakes }
}

function takeCard(state: LearnerState, cards: Map<string, TopicCard>, answer: GivenAnswer, p: number): void {
  const { item, outcome, hinted, guessed, seconds, usual, on } = answer
  const { chapter, topic } = item
  const node = topicNode(item)
  const before = cards.get(node) ?? state.cards.get(node)
  const right = outcome === 'right'
  const after = cardAfter(before, { right, hinted, guessed, seconds, usual, p }, on)
  if (!after) return
  const last = before?.rightOn ?? null
  const rightOn = right && (last === null || last < on) ? on : last
  if (after === before && rightOn === last) return
  cards.set(node, { ...after, chapter, topic, rightOn })
}

function takeMistake(state: LearnerState, changed: Map<string, Mistake>, answer: GivenAnswer): void {
  const { item, outcome, option, code, codes, on } = answer
  const { id } = item
  const known = (questionId: string): Mistake | undefined =>
    changed.get(questionId) ?? state.mistakes.get(questionId)
  if (outcome === 'wrong') {
    changed.set(id, mistakeMade(known(id), { questionId: id, option, on, ...(code && { code }) }))
    return
  }
  for (const questionId of new Set([...state.mistakes.keys(), ...changed.keys()])) {
    const before = known(questionId)
    const after = before && afterRight(before, { questionId: id, codes, option, right: true, on })
    if (after && after !== before) changed.set(questionId, after)
  }
}
