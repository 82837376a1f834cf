import { randomUUIDv7 } from 'node:crypto'
import type { Ability } from '@vikalp/domain/learner/abilities'
import type { Meeting } from '@vikalp/domain/learner/learn'
import { levelOf, type Node } from '@vikalp/domain/learner/nodes'
import type { TakenAnswers } from '@vikalp/domain/learner/take-answers'
import { numberOf, wholeRow } from './learner-state.ts'

/** What answers changed of a student. */
export type Taught = { studentId: string; taken: TakenAnswers }

export type LearntColumns = ReturnType<typeof learntColumns>
export type MeetingColumns = ReturnType<typeof meetingColumns>

type FindChapter = (questionId: string) => string | undefined

/** The columns of what answers changed, one array each, for the statements that store it. */
export function learntColumns(taught: readonly Taught[], chapterOf: FindChapter) {
  const beliefs = taught.flatMap(({ studentId, taken }) =>
    beliefsOf(taken, chapterOf).map((belief) => ({ studentId, ...belief })),
  )
  const cards = taught.flatMap(({ studentId, taken }) =>
    [...taken.cards.values()]
      .toSorted((a, b) => compare(a.chapter, b.chapter) || compare(a.topic, b.topic))
      .map((card) => ({ studentId, ...card })),
  )
  const mistakes = taught.flatMap(({ studentId, taken }) =>
    [...taken.mistakes.values()]
      .toSorted((a, b) => compare(a.questionId, b.questionId))
      .map((mistake) => ({ studentId, ...mistake })),
  )
  return {
    beliefStudents: beliefs.map(({ studentId }) => studentId),
    beliefChapters: beliefs.map(({ chapter }) => chapter),
    beliefNodes: beliefs.map(({ nodes }) => JSON.stringify(nodes)),
    beliefNumbers: beliefs.map(({ numbers }) => numbers.join()),
    cardStudents: cards.map(({ studentId }) => studentId),
    cardChapters: cards.map(({ chapter }) => chapter),
    cardTopics: cards.map(({ topic }) => topic),
    cardStabilities: cards.map(({ stability }) => stability),
    cardDifficulties: cards.map(({ difficulty }) => difficulty),
    cardReps: cards.map(({ reps }) => reps),
    cardLapses: cards.map(({ lapses }) => lapses),
    cardDays: cards.map(({ lastOn }) => lastOn),
    cardRightDays: cards.map(({ rightOn }) => rightOn),
    mistakeStudents: mistakes.map(({ studentId }) => studentId),
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

/** What was met first in an attempt. */
type MetFirst = { studentId: string; finishedAt: Date; meetings: readonly Meeting[] }

/** With which abilities questions were met first, and the credit: what their levels learn from. */
export function meetingColumns(attempts: readonly MetFirst[]) {
  const met = attempts.filter(({ meetings }) => meetings.length > 0)
  const listed = (write: (meeting: Meeting) => string | number): string[] =>
    met.map(({ meetings }) => meetings.map(write).join())
  return {
    metStudents: met.map(({ studentId }) => studentId),
    // Those of one millisecond come in any order, and the ids say in which levels learn from attempts of one moment.
    meetingIds: met.map(() => randomUUIDv7()).sort(),
    metAt: met.map(({ finishedAt }) => finishedAt),
    metFirst: listed(({ id }) => id),
    metMeans: listed(({ ability }) => ability.mean),
    metVariances: listed(({ ability }) => ability.variance),
    metCredits: listed(({ credit }) => credit),
    metPredicted: listed(({ predicted }) => predicted),
  }
}

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
