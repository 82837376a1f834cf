import { topicNode } from '../learner/nodes.ts'
import type { Random } from '../random.ts'
import type { PracticeMode } from '../vocabulary.ts'
import { type Candidate, type PracticeState, probabilityOf, selectQuestion } from './select-question.ts'
import { reasonFor, type WhyQuestion } from './why-question.ts'

export type BlockQuestion<C> = { question: C; why: WhyQuestion }

/**
 * A block of practice, question by question as the rules select them; each counts as the topic asked last for the next. Exam-ready
 * asks at random, as a paper does.
 */
export function selectBlock<C extends Candidate>(
  candidates: readonly C[],
  state: Omit<PracticeState, 'mode'> & { mode: PracticeMode },
  count: number,
  random: Random,
): BlockQuestion<C>[] {
  const block: BlockQuestion<C>[] = []
  let left = [...candidates]
  let { recent } = state
  while (block.length < count && left.length > 0) {
    const now = { ...state, recent }
    const selected =
      now.mode === 'exam-ready'
        ? anyOf(left, { ...now, mode: 'build' }, random)
        : selectQuestion(left, { ...now, mode: now.mode }, random)
    if (!selected) break
    const { question, why } = selected
    block.push({ question, why })
    left = left.filter((one) => one !== question)
    recent = [...recent, { topic: topicNode(question), right: true }]
  }
  return block
}

function anyOf<C extends Candidate>(
  items: readonly C[],
  state: PracticeState,
  random: Random,
): BlockQuestion<C> | undefined {
  const question = items[Math.floor(random() * items.length)]
  return question && { question, why: reasonFor(question, state, probabilityOf(question, state)) }
}
