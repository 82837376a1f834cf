import type { Ability } from '@vikalp/domain/learner/abilities'
import { levelOf, type Node } from '@vikalp/domain/learner/nodes'
import type { TakenAnswers } from '@vikalp/domain/learner/take-answers'
import { numberOf, wholeRow } from './learner-state.ts'

export type LearntColumns = ReturnType<typeof learntColumns>

type FindChapter = (questionId: string) => string | undefined

/** The columns of what answers changed, one array each, for the statements that store it. */
export function learntColumns(taken: TakenAnswers, chapterOf: FindChapter) {
  const beliefs = beliefsOf(taken, chapterOf)
  const cards = [...taken.cards.values()].toSorted(
    (a, b) => compare(a.chapter, b.chapter) || compare(a.topic, b.topic),
  )
  const mistakes = [...taken.mistakes.values()].toSorted((a, b) => compare(a.questionId, b.questionId))
  return {
    beliefChapters: beliefs.map(({ chapter }) => chapter),
    beliefNodes: beliefs.map(({ nodes }) => JSON.stringify(nodes)),
    beliefNumbers: beliefs.map(({ numbers }) => numbers.join()),
    cardChapters: cards.map(({ chapter }) => chapter),
    cardTopics: cards.map(({ topic }) => topic),
    cardStabilities: cards.map(({ stability }) => stability),
    cardDifficulties: cards.map(({ difficulty }) => difficulty),
    cardReps: cards.map(({ reps }) => reps),
    cardLapses: cards.map(({ lapses }) => lapses),
    cardDays: cards.map(({ lastOn }) => lastOn),
    cardRightDays: cards.map(({ rightOn }) => rightOn),
    mistaken: mistakes.map(({ questionId }) => questionId),
    mistakeCodes: mistakes.map(({ code }) => code ?? null),
    mistakeOptions: mistakes.map(({ lastOption }) => lastOption),
    mistakeTimes: mistakes.map(({ times }) => times),
    mistakeFirstDays: mistakes.map(({ firstOn }) => firstOn),
    mistakeLastDays: mistakes.map(({ lastOn }) => lastOn),
    mistakeRepairDays: mistakes.map(({ repairedOn }) => repairedOn),
    mistakeProofDays: mistakes.map(({ provenOn }) => provenOn),
  }
}

/** With which abilities questions were met first, and the credit: what their levels learn from. */
export const meetingColumns = ({ meetings }: Pick<TakenAnswers, 'meetings'>) => ({
  metFirst: meetings.map(({ id }) => id),
  metMeans: meetings.map(({ ability }) => ability.mean),
  metVariances: meetings.map(({ ability }) => ability.variance),
  metCredits: meetings.map(({ credit }) => credit),
  metPredicted: meetings.map(({ predicted }) => predicted),
})

type BeliefChange = { chapter: string; nodes: Record<string, readonly unknown[]>; numbers: number[] }

/** By chapter, in a fixed order. */
function beliefsOf({ changed, answered }: TakenAnswers, chapterOf: FindChapter): BeliefChange[] {
  const parts = new Map<string, BeliefChange>()
  const partOf = (chapter: string): BeliefChange => {
    const part = parts.get(chapter) ?? { chapter, nodes: {}, numbers: [] }
    parts.set(chapter, part)
    return part
  }
  for (const [node, ability] of changed) partOf(chapterOfNode(node)).nodes[node] = stored(ability)
  for (const id of answered) {
    const chapter = chapterOf(id)
    if (chapter) partOf(chapter).numbers.push(numberOf(id))
  }
  return [...parts.values()].toSorted((a, b) => compare(a.chapter, b.chapter))
}

const stored = ({ mean, variance, n, updatedOn }: Ability) => [mean, variance, n, updatedOn]

/** 'ch:waves' and 'tp:waves/Beats' are of waves. */
function chapterOfNode(node: Node): string {
  const level = levelOf(node)
  if (level === 'all' || level === 'sub') return wholeRow
  return node.slice(level.length + 1).split('/', 1)[0] ?? wholeRow
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
