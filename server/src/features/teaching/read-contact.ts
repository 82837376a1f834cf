import { randomUUIDv7 } from 'node:crypto'
import type { StudentContact } from '@vikalp/contract/teacher-profile'
import { chapterTitle } from '@vikalp/domain/english/chapter-titles'
import { strengthsAndWeaknesses, topicNames } from '@vikalp/domain/roster/strengths'
import type { DashboardDeps } from '#dashboard/dashboard-deps.ts'
import { listTopics } from '#dashboard/topics.store.ts'
import { notFound } from '#platform/problem.ts'
import { type ContactRow, findSampleContact, openContact } from './contact.store.ts'

/** The right to it was checked before; that it was read is written down (rule 68). */
export async function readContact(
  deps: DashboardDeps,
  readerId: string,
  studentId: string,
): Promise<StudentContact> {
  const reading = { id: randomUUIDv7(), readerId, studentId, readAt: deps.clock() }
  return withTopics(deps, studentId, await openContact(deps.db, reading))
}

/** The sample's people do not exist: reading about them is not written down. */
export async function readSampleContact(
  deps: DashboardDeps,
  teacherId: string,
  studentId: string,
): Promise<StudentContact> {
  const contact = await findSampleContact(deps.db, { teacherId, studentId })
  if (!contact) throw notFound('The student')
  return withTopics(deps, studentId, contact)
}

async function withTopics(
  { db }: DashboardDeps,
  studentId: string,
  contact: ContactRow,
): Promise<StudentContact> {
  const tallies = await listTopics(db, studentId)
  const { strengths, weaknesses } = strengthsAndWeaknesses(tallies)
  const name = (some: typeof strengths): string[] => topicNames(some, tallies, chapterTitle)
  return { ...contact, strengths: name(strengths), weaknesses: name(weaknesses) }
}
