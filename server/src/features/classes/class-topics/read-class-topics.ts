import { createHash } from 'node:crypto'
import type { ClassTopics } from '@vikalp/contract/classes/class-topics'
import { classTopicFigures, weakestFirst } from '@vikalp/domain/classes/class-topics'
import { subjectNode, topicNode } from '@vikalp/domain/learner/nodes'
import { quizLimits } from '@vikalp/domain/limits'
import { indianDay } from '@vikalp/domain/progress/periods'
import type { SubjectKey } from '@vikalp/domain/vocabulary'
import { requireConfirmed } from '#dashboard/require-confirmed.ts'
import type { FeatureDeps } from '#feature-deps.ts'
import { numberOf } from '#learners/learner-state.ts'
import { bringAllUpToDate } from '#learners/rebuild-learner.ts'
import { notFound } from '#platform/problem.ts'
import { chapterTopics } from '#question-bank/chapter-topics.ts'
import { findClass, listAnswered, listBehind, listSet, listTopics } from './class-topics.store.ts'

/** Of a whole class that has not been looked at for long the rest comes at night. */
const broughtUp = 60

type Wanted = { classId: string; teacherId: string; subject: SubjectKey }

/** Where the topics of a subject stand with the pupils of a class who share what they practise (rule 107). */
export async function readClassTopics(
  { db, bank, clock }: FeatureDeps,
  { classId, teacherId, subject }: Wanted,
): Promise<ClassTopics> {
  await requireConfirmed(db, teacherId, 'see what a class practises')
  await bringAllUpToDate(db, bank, await listBehind(db, { classId, most: broughtUp }))
  const places = new Map(chapterTopics(bank, subject).map((place) => [place.chapter, place]))
  const of = { classId, chapters: [...places.keys()] }
  const now = clock()
  const [found, rows, answered, set] = await Promise.all([
    findClass(db, classId),
    listTopics(db, { ...of, subjectNode: subjectNode(subject) }),
    listAnswered(db, of),
    listSet(db, { classId, now }),
  ])
  if (!found) throw notFound('The class')
  const pupils = new Map(answered.map((row) => [`${row.chapter} ${row.number}`, row.pupils]))
  const questions = Map.groupBy(
    of.chapters.flatMap((chapter) => bank.ofChapter(chapter, places.get(chapter)?.exam)),
    topicNode,
  )
  const idOf = new Map(set.map(({ id, chapter, title }) => [topicNode({ chapter, topic: title }), id]))
  const topics = rows.flatMap(({ chapter, topic, ...row }) => {
    const exam = places.get(chapter)?.exam
    const met = (id: string): number => pupils.get(`${chapter} ${numberOf(id)}`) ?? 0
    const node = topicNode({ chapter, topic })
    const ids = questions.get(node)?.map(({ id }) => id) ?? []
    if (!exam || ids.length === 0) return [] // the bank has the topic no more
    const questionIds = ids.toSorted((a, b) => met(a) - met(b)).slice(0, quizLimits.questions.usual)
    const assignmentId = idOf.get(node) ?? madeOf(`${classId} ${node} ${indianDay(now)}`)
    return [{ chapter, exam, topic, ...classTopicFigures(row), assignmentId, questionIds }]
  })
  return { ...found, subject, topics: topics.toSorted(weakestFirst) }
}

/** The same id for the same words: a version of one's own (RFC 9562, 5.8). */
function madeOf(words: string): string {
  const digits = createHash('sha256').update(words).digest('hex')
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`
}
