import { randomUUIDv7 } from 'node:crypto'
import type { StudentContact } from '@vikalp/contract/teacher-profile'
import { chapters } from '@vikalp/domain/catalogue/chapters'
import { chapterTitle } from '@vikalp/domain/english/chapter-titles'
import { strengthsAndWeaknesses, topicNames } from '@vikalp/domain/roster/strengths'
import type { SubjectKey } from '@vikalp/domain/vocabulary'
import { listTopics } from '#dashboard/topics.store.ts'
import type { FeatureDeps } from '#feature-deps.ts'
import { type Caller, isSample } from '#platform/caller.ts'
import { findContact, insertReading } from './contact.store.ts'

const subjectOf = new Map<string, SubjectKey>(chapters.map(({ key, subject }) => [key, subject]))

/**
 * The right to read it has already been checked. The access is logged first, so that nothing is read without a record;
 * the people of the sample are fictional, and nothing is written into it.
 */
export async function readContact(
  { db, clock }: FeatureDeps,
  caller: Caller,
  studentId: string,
): Promise<StudentContact> {
  if (!isSample(caller))
    await insertReading(db, { id: randomUUIDv7(), readerId: caller.userId, studentId, readAt: clock() })
  const [{ taught, ...contact }, tallies] = await Promise.all([
    findContact(db, { studentId, readerId: caller.userId }),
    listTopics(db, studentId),
  ])
  // A teacher of Physics is not told of Botany; an institute, and a teacher without a subject, of everything.
  const ofReader = tallies.filter(({ chapter }) => taught === null || subjectOf.get(chapter) === taught)
  const { strengths, weaknesses } = strengthsAndWeaknesses(ofReader)
  const name = (some: typeof strengths): string[] => topicNames(some, tallies, chapterTitle)
  return { ...contact, strengths: name(strengths), weaknesses: name(weaknesses) }
}
