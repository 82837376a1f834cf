import type { Ability } from '../../domain/src/learner/abilities.ts'
import { guessOf } from '../../domain/src/learner/estimate.ts'
import type { Node } from '../../domain/src/learner/nodes.ts'
import { topicNode } from '../../domain/src/learner/nodes.ts'
import type { PaperItem } from '../../domain/src/papers/paper-bank.ts'
import {
  type Candidate,
  type PracticeState,
  selectQuestion,
} from '../../domain/src/practice/select-question.ts'
import type { Random } from '../../domain/src/random.ts'
import { ReplayedLearners } from '../../scripts/replay/replayed-learners.ts'
import { makeWorld, mulberry32, type TrueItem, type TrueStudent, trueProbability } from './world.ts'

const students = 300
const answersEach = 120
const block = 10
const day = '2026-11-23'

/** An answer to a question that practice chose, with its number among those of its student, from 0. */
export type Chosen = {
  student: string
  ability: number
  nth: number
  item: PaperItem
  truth: number
  right: boolean
}

/** The answers from which on practice is judged. */
export const settledFrom = 40

/** Practice as the product chooses it, with a new random chapter every ten questions. */
export function simulateClosedLoop(items: readonly PaperItem[], seed: number): Chosen[] {
  const random = mulberry32(seed)
  const world = makeWorld(items, students, random)
  const learners = new ReplayedLearners(items)
  const ofChapter = Map.groupBy(world.items, ({ item }) => item.chapter)
  return world.students.flatMap((truly, who) => practise(`${who}`, truly, ofChapter, learners, random))
}

function practise(
  student: string,
  truly: TrueStudent,
  ofChapter: ReadonlyMap<string, readonly TrueItem[]>,
  learners: ReplayedLearners,
  random: Random,
): Chosen[] {
  const { nodes, met } = learners.of(student)
  const chapters = [...ofChapter.keys()]
  const recent: { topic: string; right: boolean }[] = []
  const ability = [...truly.subjects.values()].reduce((sum, value) => sum + value, 0)
  const chosen: Chosen[] = []
  let chapter = ''
  for (let nth = 0; nth < answersEach; nth++) {
    if (nth % block === 0) chapter = chapters[Math.floor(random() * chapters.length)] ?? ''
    const unseen = (ofChapter.get(chapter) ?? []).filter(({ item }) => !met.has(item.id))
    const candidates = unseen.map((one) => candidateOf(one, learners))
    const question = selectQuestion(candidates, stateOf(nodes, recent), random)?.question
    if (!question) continue
    const truth = trueProbability(truly, question.truly)
    const right = random() < truth
    learners.answer({ student, item: question.id, right, hinted: false, on: day })
    recent.push({ topic: topicNode(question), right })
    chosen.push({ student, ability, nth, item: question.truly.item, truth, right })
  }
  return chosen
}

const candidateOf = (truly: TrueItem, learners: ReplayedLearners): Candidate & { truly: TrueItem } => ({
  ...truly.item,
  type: truly.guess === guessOf('mcq') ? 'mcq' : 'numeric',
  label: truly.item.difficulty,
  difficulty: learners.levelOf(truly.item),
  level: 'apply',
  codes: [],
  truly,
})

const stateOf = (abilities: Map<Node, Ability>, recent: PracticeState['recent']): PracticeState => ({
  abilities,
  day,
  mode: 'build',
  recent,
  due: new Map(),
  mistakes: [],
  tallies: new Map(),
  isMixed: false,
})
