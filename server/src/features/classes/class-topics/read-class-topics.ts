import type { ClassTopics } from '@vikalp/contract/classes/class-topics'
import { classTopicFigures, weakestFirst } from '@vikalp/domain/classes/class-topics'
import { subjectNode, topicNode } from '@vikalp/domain/learner/nodes'
import { quizLimits } from '@vikalp/domain/limits'
import type { SubjectKey } from '@vikalp/domain/vocabulary'
import { requireConfirmed } from '#dashboard/require-confirmed.ts'
import type { FeatureDeps } from '#feature-deps.ts'
import { numberOf } from '#learners/learner-state.ts'
import { bringAllUpToDate } from '#learners/rebuild-learner.ts'
import { notFound } from '#platform/problem.ts'
import { chapterTopics } from '#question-bank/chapter-topics.ts'
import { findClass, listAnswered, listBehind, listTopics } from './class-topics.store.ts'

/** Of a whole class that has not been looked at for long the rest comes at night. */
const broughtUp = 60

type Wanted = { classId: string; teacherId: string; subject: SubjectKey }

/** Where the topics of a subject stand with the pupils of a class who share what they practise (rule 107). */
export async function readClassTopics(
  { db, bank }: FeatureDeps,
  { classId, teacherId, subject }: Wanted,
): Promise<ClassTopics> {
  await requireConfirmed(db, teacherId, 'see what a class practises')
  await bringAllUpToDate(db, bank, await listBehind(db, { classId, most: broughtUp }))
  const places = new Map(chapterTopics(bank, subject).map((place) => [place.chapter, place]))
  const of = { classId, chapters: [...places.keys()] }
  const [found, rows, answered] = await Promise.all([
    findClass(db, classId),
    listTopics(db, { ...of, subjectNode: subjectNode(subject) }),
    listAnswered(db, of),
  ])
  if (!found) throw notFound('The class')
  const pupils = new Map(answered.map((row) => [`${row.chapter} ${row.number}`, row.pupils]))
  const questions = Map.groupBy(
    of.chapters.flatMap((chapter) => bank.ofChapter(chapter, places.get(chapter)?.exam)),
    topicNode,
  )
  const topics = rows.flatMap(({ chapter, topic, ...row }) => {
    const exam = places.get(chapter)?.exam
    const met = (id: string): number => pupils.get(`${chapter} ${numberOf(id)}`) ?? 0
    const ids = questions.get(topicNode({ chapter, topic }))?.map(({ id }) => id) ?? []
    if (!exam || ids.length === 0) return [] // the bank has the topic no more
    const questionIds = ids.toSorted((a, b) => met(a) - met(b)).slice(0, quizLimits.questions.usual)
    return [{ chapter, exam, topic, ...classTopicFigures(row), questionIds }]
  })
  return { ...found, subject, topics: topics.toSorted(weakestFirst) }
}
