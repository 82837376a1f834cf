import type { Ability } from '@vikalp/domain/learner/abilities'
import { startOfItem } from '@vikalp/domain/learner/estimate'
import type { ServedItem } from '@vikalp/domain/learner/learn'
import { type Node, topicNode } from '@vikalp/domain/learner/nodes'
import type { LearnerState } from '@vikalp/domain/learner/take-answers'
import type { Mistake } from '@vikalp/domain/revision/mistake'
import type { BankQuestion } from '#question-bank/question-bank.ts'
import type { LearnerRow, MistakeRow } from './learners.store.ts'

/** The row of beliefs that has the student as a whole and the subjects. */
export const wholeRow = 'all'

/** The id without its prefix, which all questions of a chapter share. */
export const numberOf = (questionId: string): number => Number(questionId.slice(-4))

type Asked = Pick<BankQuestion, 'id' | 'chapter'>

/** What is stored, as the rules of the domain take it; of these questions it is known whether they were answered. */
export function stateOf(
  row: Pick<LearnerRow, 'beliefs' | 'cards' | 'mistakes'>,
  questions: readonly Asked[],
): LearnerState {
  const answered = new Map(row.beliefs.map((belief) => [belief.chapter, new Set(belief.answered)]))
  return {
    abilities: abilitiesOf(row),
    answered: new Set(
      questions.flatMap(({ id, chapter }) => (answered.get(chapter)?.has(numberOf(id)) ? [id] : [])),
    ),
    cards: new Map(row.cards.map((card) => [topicNode(card), card])),
    mistakes: new Map(row.mistakes.map((mistake) => [mistake.questionId, mistakeOf(mistake)])),
  }
}

export const abilitiesOf = ({ beliefs }: Pick<LearnerRow, 'beliefs'>): Map<Node, Ability> =>
  new Map(
    beliefs.flatMap(({ nodes }) =>
      Object.entries(nodes).map(([node, [mean, variance, n, updatedOn]]): [Node, Ability] => [
        node as Node, // written by beliefsOf
        { mean, variance, n, updatedOn },
      ]),
    ),
  )

const mistakeOf = ({ code, ...mistake }: MistakeRow): Mistake => ({ ...mistake, ...(code && { code }) })

/** A question of the bank, at the level that it has now. */
export function servedItem(
  { id, subject, chapter, topic, difficulty }: BankQuestion,
  levels: ReadonlyMap<string, { mean: number; variance: number }>,
): ServedItem {
  const level = levels.get(id) ?? startOfItem(difficulty)
  const { mean, variance } = level
  return { id, subject, chapter, topic, type: 'mcq', difficulty: { mean, variance } }
}

export const levelsOf = ({ levels }: Pick<LearnerRow, 'levels'>) =>
  new Map(levels.map((level) => [level.id, level]))

const knownCodes = new WeakMap<BankQuestion['slips'], readonly string[]>()

/** The misconceptions behind the options of a question, collected once. */
export function codesOf({ slips }: Pick<BankQuestion, 'slips'>): readonly string[] {
  const codes = knownCodes.get(slips) ?? [...new Set(Object.values(slips))]
  knownCodes.set(slips, codes)
  return codes
}
