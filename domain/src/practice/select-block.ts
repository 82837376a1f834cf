import { topicNode } from '../learner/nodes.ts'
import type { LastAnswer } from '../quiz/last-answers.ts'
import type { Random } from '../random.ts'
import type { PracticeMode } from '../vocabulary.ts'
import { reasonFor } from './reason-for.ts'
import {
  type Candidate,
  isStruggling,
  type PracticeState,
  probabilityOf,
  type Selected,
  selectQuestion,
} from './select-question.ts'

/** Without an aim, as a paper asks. */
export type BlockQuestion<C> = Omit<Selected<C>, 'aim'> & { aim?: number; repeat: boolean }

type BlockState = Omit<PracticeState, 'mode' | 'before'> & {
  mode: PracticeMode
  /** When each question was answered last. */
  answered: ReadonlyMap<string, LastAnswer>
}

/**
 * A block of practice, question by question as the rules select them from what is unseen; the answers of the block itself are
 * not known yet. Exam-ready asks what was drawn as a paper draws, then at random. What is missing is filled up with what was
 * not seen for the longest time.
 */
export function selectBlock<C extends Candidate>(
  { unseen, seen, drawn = [] }: { unseen: readonly C[]; seen: readonly C[]; drawn?: readonly C[] },
  state: BlockState,
  count: number,
  random: Random,
): BlockQuestion<C>[] {
  const block: BlockQuestion<C>[] = drawn.map((one) => ({ ...plainly(one, state), repeat: false }))
  let left = unseen.filter((one) => !drawn.includes(one))
  let before: string | undefined
  while (block.length < count) {
    const selected = selectNext(left, { ...state, ...(before !== undefined && { before }) }, random)
    if (!selected) break
    block.push({ ...selected, repeat: false })
    left = left.filter((one) => one !== selected.question)
    before = topicNode(selected.question)
  }
  const order = ({ id }: C): number => state.answered.get(id)?.order ?? -1
  const again = seen.toSorted((a, b) => order(a) - order(b)).slice(0, count - block.length)
  const openHint = state.mode !== 'exam-ready' && isStruggling(state)
  return [...block, ...again.map((question) => ({ ...plainly(question, state), openHint, repeat: true }))]
}

function selectNext<C extends Candidate>(
  items: readonly C[],
  { mode, ...state }: Omit<BlockState, 'answered'>,
  random: Random,
): Omit<BlockQuestion<C>, 'repeat'> | undefined {
  if (mode !== 'exam-ready') return selectQuestion(items, { ...state, mode }, random)
  const question = items[Math.floor(random() * items.length)]
  return question && plainly(question, { ...state, mode })
}

/** Not chosen by how hard it is. */
function plainly<C extends Candidate>(question: C, { mode: _, ...state }: Omit<BlockState, 'answered'>) {
  const known: PracticeState = { ...state, mode: 'build' }
  const p = probabilityOf(question, known)
  return { question, p, why: reasonFor(question, known, p), openHint: false }
}
