import { topicNode } from '@vikalp/domain/learner/nodes'
import { quizLimits } from '@vikalp/domain/limits'
import { type Block, planDay } from '@vikalp/domain/plan/day-plan'
import { selectBlock } from '@vikalp/domain/practice/select-block'
import type { FeatureDeps } from '#feature-deps.ts'
import type { PlannedBlock } from '#learners/day.store.ts'
import { candidateOf, readPracticeView } from '#learners/practice-view.ts'
import type { BankQuestion } from '#question-bank/question-bank.ts'
import { type Plannable, type PlanningDay, readPlannable } from './read-plannable.ts'

type NewBlock = Omit<PlannedBlock, 'id' | 'isDropped'>

type Wanted = PlanningDay & {
  seconds: number
  /** Only topics, in the place of a block that was swapped. */
  onlyTopics?: boolean
  /** A mock stands in the plan already, or was dropped. */
  withoutMock?: boolean
}

/** Blocks that fill so many seconds of the day, each with the questions that it will ask. */
export async function makeBlocks(deps: FeatureDeps, wanted: Wanted): Promise<NewBlock[]> {
  const found = await readPlannable(deps, wanted)
  const { day, goal, seconds, onlyTopics, withoutMock } = wanted
  const all = onlyTopics
    ? { cards: [], mistakes: [], topics: found.topics, mixed: { ...found.mixed, chapters: 0 } }
    : found
  const mock = onlyTopics || withoutMock ? undefined : found.mock
  const { blocks } = planDay({ ...all, mock, day, goal, minutes: seconds / 60 })
  const choose = await chooser(deps, wanted, found, blocks)
  return blocks.flatMap((block) => inQuizzes(deps, wanted, found, block, choose(block)))
}

type Choose = (block: Block) => string[]

/** What a block asks: reviews and repairs name it, topics and the mixed block take what suits the student best. */
async function chooser(
  { db, bank, random }: FeatureDeps,
  { studentId, exam, day }: Wanted,
  found: Plannable,
  blocks: readonly Block[],
): Promise<Choose> {
  const from = (block: Block): readonly BankQuestion[] => {
    if (block.block === 'topic') return found.unseen.get(topicNode(block)) ?? []
    return block.block === 'mixed' ? (found.mixedFrom?.questions ?? []) : []
  }
  const questions = [...new Set(blocks.flatMap(from))]
  if (questions.length === 0) return namedIn
  const { view, levels } = await readPracticeView(db, bank, { studentId, exam, questions, day })
  const chosen = new Set(blocks.flatMap(namedIn))
  return (block) => {
    if ('ids' in block || block.block === 'mock') return namedIn(block)
    const isMixed = block.block === 'mixed'
    const candidates = from(block)
      .filter(({ id }) => !chosen.has(id))
      .map((question) => candidateOf(question, levels))
    const state = { ...view, recent: [], answered: new Map(), mode: 'build', isMixed } as const
    const ids = selectBlock({ unseen: candidates, seen: [] }, state, block.count, random).map(
      ({ question }) => question.id,
    )
    for (const id of ids) chosen.add(id)
    return ids
  }
}

const namedIn = (block: Block): string[] => ('ids' in block ? block.ids : [])

/** A quiz has one subject and 50 questions at most, so a block of more becomes several. */
function inQuizzes(
  { bank }: FeatureDeps,
  { exam }: Wanted,
  { due }: Plannable,
  planned: Block,
  ids: readonly string[],
): NewBlock[] {
  const { block, count, seconds } = planned
  const nothing = {
    exam,
    subject: null,
    chapter: null,
    topic: null,
    template: null,
    questionIds: [],
    waiting: 0,
  }
  if (block === 'mock') return [{ ...nothing, block, template: planned.template, count, seconds }]
  const bySubject = Map.groupBy(ids, (id) => bank.find(id)?.subject ?? null)
  return [...bySubject].flatMap(([subject, ofSubject]) => {
    const dueOf = due.filter(({ id }) => bank.find(id)?.subject === subject).length
    return partsOf(ofSubject).map((questionIds, place) => ({
      ...nothing,
      block,
      subject,
      ...(block === 'topic' && { chapter: planned.chapter, topic: planned.topic }),
      questionIds,
      count: questionIds.length,
      seconds: Math.round((seconds * questionIds.length) / count),
      waiting: block === 'reviews' && place === 0 ? dueOf - ofSubject.length : 0,
    }))
  })
}

const partsOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / quizLimits.questions.max) }, (_, i) =>
    ids.slice(i * quizLimits.questions.max, (i + 1) * quizLimits.questions.max),
  )
