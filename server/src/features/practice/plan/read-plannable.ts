import { type Node, topicNode } from '@vikalp/domain/learner/nodes'
import type { TopicCard } from '@vikalp/domain/learner/take-answers'
import type { DayWanted, Goal, PlannedTopic } from '@vikalp/domain/plan/day-plan'
import { itemSeconds } from '@vikalp/domain/plan/item-seconds'
import { type MixedFrom, mixedFrom } from '@vikalp/domain/plan/mixed-from'
import { isMockDay } from '@vikalp/domain/plan/mock-days'
import { topicValue } from '@vikalp/domain/plan/topic-value'
import { type Day, daysBetween } from '@vikalp/domain/progress/periods'
import { recallAfter } from '@vikalp/domain/revision/memory'
import { reviewItem } from '@vikalp/domain/revision/mistake'
import { type DueCard, recallAim } from '@vikalp/domain/revision/plan-reviews'
import type { ExamKey, SubjectKey } from '@vikalp/domain/vocabulary'
import type { FeatureDeps } from '#feature-deps.ts'
import { codesOf, stateOf, wholeRow } from '#learners/learner-state.ts'
import { listTallies, readLearner } from '#learners/learners.store.ts'
import { isOpen, type OwnMistake, readMistakes } from '#learners/own-mistakes.ts'
import { paperShares } from '#learners/paper-shares.ts'
import type { BankQuestion } from '#question-bank/question-bank.ts'
import { examQuestions } from './exam-questions.ts'
import { listPaces } from './plan.store.ts'

/** What is planned, for whom, and what of the day stands already. */
export type PlanningDay = {
  studentId: string
  day: Day
  exam: ExamKey
  goal: Goal
  /** The questions that a block of the day has, or had before it was dropped. */
  taken: ReadonlySet<string>
}

/** What can be planned, and the questions behind it. */
export type Plannable = Required<Pick<DayWanted, 'cards' | 'mistakes' | 'topics' | 'mixed'>> & {
  mock: DayWanted['mock']
  mixedFrom: MixedFrom<BankQuestion> | undefined
  /** What is not seen yet, by topic. */
  unseen: ReadonlyMap<Node, readonly BankQuestion[]>
  /** The cards whose recall is down to the aim of the day. */
  due: readonly DueCard[]
}

/** What the rules of the day's plan (rule 106) choose from: three looks at the database. */
export async function readPlannable(
  { db, bank, clock, heldQuestions }: FeatureDeps,
  { studentId, day, exam, goal, taken }: PlanningDay,
): Promise<Plannable> {
  const { questions, chapters, byTopic, mock } = examQuestions(bank, exam)
  const held = await heldQuestions.of(db, studentId, clock())
  // First, for it makes anew what is believed where answers are missing in it.
  const mistakes = (await readMistakes(db, bank, studentId, held)).filter(isOpen)
  const ofChapters = { studentId, chapters: [...chapters] }
  const [row, tallies, paces] = await Promise.all([
    readLearner(db, { studentId, chapters: [wholeRow, ...chapters], questionIds: [], codes: [] }),
    listTallies(db, ofChapters),
    listPaces(db, studentId),
  ])
  const { abilities, answered, cards } = stateOf(row, questions)
  const secondsOf = (subject: SubjectKey): number => itemSeconds(subject, paces.get(subject))
  const isFree = ({ id }: BankQuestion): boolean => !held.has(id) && !taken.has(id)
  const takenTopics = new Set([...taken].flatMap((id) => nodeOf(bank.find(id))))
  const unseen = new Map(
    [...byTopic].map(([node, items]) => [node, items.filter((one) => isFree(one) && !answered.has(one.id))]),
  )

  const planned = dueCards([...cards.values()], day, (node) =>
    takenTopics.has(node)
      ? undefined
      : reviewItem(
          (byTopic.get(node) ?? []).filter(isFree).map((question) => ({
            id: question.id,
            codes: codesOf(question),
            isSeen: answered.has(question.id),
            seconds: secondsOf(question.subject),
          })),
          mistakes.flatMap(({ mistake, question }) => (topicNode(question) === node ? [mistake] : [])),
        ),
  )
  const aim = recallAim(daysBetween(day, goal.examOn))
  const shares = paperShares(bank, exam)
  const topics = [...unseen].flatMap(([node, [place, ...more]]): PlannedTopic[] => {
    if (!place || takenTopics.has(node)) return []
    const { topic, chapter, subject } = place
    const weight = shares.size > 0 ? (shares.get(chapter)?.questions ?? 0) : 1
    const value = topicValue(place, weight, abilities, day)
    return [{ topic, chapter, value, unseen: 1 + more.length, seconds: secondsOf(subject) }]
  })
  const from = mixedFrom(tallies, [...unseen.values()].flat())
  return {
    cards: planned,
    due: planned.filter((card) => card.elapsed > 0 && recallAfter(card, card.elapsed) <= aim),
    mistakes: repairs(mistakes, day)
      .filter((question) => isFree(question) && isAsked(question, exam))
      .map(({ id, subject }) => ({ questionId: id, seconds: secondsOf(subject) })),
    topics,
    mixed: from
      ? { chapters: from.chapters.length, unseen: from.questions.length, seconds: secondsOf(from.subject) }
      : nothingMixed,
    mixedFrom: from,
    mock: isMockDay(day, goal.examOn) ? mock() : undefined,
    unseen,
  }
}

const nothingMixed = { chapters: 0, unseen: 0, seconds: 1 }

/** Each card with the question that its review would ask. */
const dueCards = (
  cards: readonly TopicCard[],
  day: Day,
  ask: (node: Node) => { id: string; seconds: number } | undefined,
): DueCard[] =>
  cards.flatMap((card) => {
    const { stability, difficulty, lastOn } = card
    const asked = ask(topicNode(card))
    if (!asked) return []
    const { id, seconds } = asked
    return [{ id, seconds, stability, difficulty, elapsed: daysBetween(lastOn, day) }]
  })

/** The oldest first; what was wrong today is repaired on a later day. */
const repairs = (mistakes: readonly OwnMistake[], day: Day): BankQuestion[] =>
  mistakes
    .filter(({ mistake }) => mistake.lastOn < day)
    .map(({ question }) => question)
    .toReversed()

const nodeOf = (question: BankQuestion | undefined): Node[] => (question ? [topicNode(question)] : [])

const isAsked = ({ exams, isPooled }: BankQuestion, exam: ExamKey): boolean =>
  exams.includes(exam) && !isPooled
