import { topicNode } from '@vikalp/domain/learner/nodes'
import { addDays, type Day } from '@vikalp/domain/progress/periods'
import { comesAgainOn } from '@vikalp/domain/revision/card'
import type { Db } from '#platform/db.ts'
import { readLearner } from './learners.store.ts'
import { daysToExam } from './practice-view.ts'

type Place = { chapter: string; topic: string }

/** When a topic of these chapters comes again; a topic without a card, or that does not before the exam, on no day. */
export async function readComing(
  db: Db,
  { studentId, chapters, day }: { studentId: string; chapters: string[]; day: Day },
): Promise<(place: Place) => Day | undefined> {
  const { cards, exams } = await readLearner(db, { studentId, chapters, questionIds: [], codes: [] })
  const left = daysToExam(exams, day)
  const examOn = left === undefined ? undefined : addDays(day, left)
  const days = new Map(cards.map((card) => [topicNode(card), comesAgainOn(card, day, examOn)]))
  return (place) => days.get(topicNode(place))
}
