import type { StudentContact } from '@vikalp/contract/teacher-profile'
import { topicsIn } from '@vikalp/domain/catalogue/topics-in'
import { chapterTitle } from '@vikalp/domain/english/chapter-titles'
import { strengthsAndWeaknesses, topicNames } from '@vikalp/domain/roster/strengths'
import { isConfirmed } from '#dashboard/confirmed.store.ts'
import type { FeatureDeps } from '#feature-deps.ts'
import { type Caller, isSample } from '#platform/caller.ts'
import { findContact, listTopics, noteReadings } from './contact.store.ts'

const nothing = { email: null, phone: null, parentContact: null, address: null } as const

/**
 * The right to read it has already been checked. The access is logged first, so that nothing is read without a record;
 * the people of the sample are fictional, and nothing is written into it. To
 * a reader who is not confirmed no contact is shown, and none is logged.
 */
export async function readContact(
  { db, clock }: FeatureDeps,
  caller: Caller,
  studentId: string,
): Promise<StudentContact> {
  const isKnown = await isConfirmed(db, caller.userId)
  if (isKnown && !isSample(caller))
    await noteReadings(db, { readerId: caller.userId, studentIds: [studentId], readAt: clock() })
  const [{ taught, ...contact }, tallies] = await Promise.all([
    findContact(db, { studentId, readerId: caller.userId }),
    listTopics(db, studentId),
  ])
  // A teacher of Physics is not told of Botany; an institute, and a teacher without a subject, of everything.
  const ofReader = topicsIn(tallies, taught === null ? [] : [taught])
  const { strengths, weaknesses } = strengthsAndWeaknesses(ofReader)
  const name = (some: typeof strengths): string[] => topicNames(some, tallies, chapterTitle)
  const shown = isKnown ? contact : { ...contact, ...nothing }
  return { ...shown, withheld: !isKnown, strengths: name(strengths), weaknesses: name(weaknesses) }
}
