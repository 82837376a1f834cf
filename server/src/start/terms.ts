import { quizLimits, readingDays, testLimits } from '@vikalp/domain/limits'
import { addDays, dayMs, indianDay } from '@vikalp/domain/progress/periods'
import { daysKept, forgetUnseenDevices } from '../features/identity/devices/devices.store.ts'
import { forgetOldFailures } from '../features/identity/failed-tries.store.ts'
import { forgetUnconfirmed } from '../features/identity/mail/mail.store.ts'
import { forgetChallenges } from '../features/identity/passkeys/passkeys.store.ts'
import { forgetExpiredCodes } from '../features/identity/reset/reset.store.ts'
import { deleteUnused } from '../features/mocks/papers/papers.store.ts'
import { deleteActs, forgetLeaves } from '../features/mocks/sittings/batches.store.ts'
import { deleteAbandoned } from '../features/quiz/quiz.store.ts'
import { forgetQuestions, forgetReadings } from '../features/sharing/sharing.store.ts'
import type { Db } from '../platform/db.ts'
import { forgetEndedWindows } from '../platform/load/call-windows.store.ts'
import {
  forgetFormerDays,
  forgetFormerGroups,
  forgetMembers,
  forgetPlans,
  forgetRevoked,
  forgetStaff,
} from './terms.store.ts'

/** What is kept for a time only. docs/privacy-model.md has the same table, which a test compares with this one. */
export type Term = {
  data: string
  kept: string
  why: string
  forget: (db: Db, now: Date) => Promise<unknown>
}

const actDays = 365
const unconfirmedDays = 30
const revokedDays = 90
const memberDays = 365
const formerDays = 31
const planDays = 31

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs)

export const terms: readonly Term[] = [
  {
    data: 'quizzes that were begun and not handed in',
    kept: `${quizLimits.open.daysKept} days, the newest ${quizLimits.open.newest} of a student ${quizLimits.open.daysNewestKept}`,
    why: 'a phone that was offline hands them in',
    forget: deleteAbandoned,
  },
  {
    data: 'papers made for one student and not begun',
    kept: 'an hour',
    why: 'the next one is made anew',
    forget: (db, now) => deleteUnused(db, new Date(now.getTime() - 3_600_000)),
  },
  {
    data: 'when the page of a paper was left',
    kept: `${testLimits.leaveDays} days after its end`,
    why: 'the result holds the time of each question',
    forget: (db, now) => forgetLeaves(db, daysBefore(now, testLimits.leaveDays)),
  },
  {
    data: 'every act in a paper',
    kept: `${actDays} days after its end`,
    why: 'the result holds what came of them',
    forget: (db, now) => deleteActs(db, daysBefore(now, actDays)),
  },
  {
    data: 'devices',
    kept: `${daysKept} days after the last use`,
    why: 'the token has ended by then',
    forget: (db, now) => forgetUnseenDevices(db, { today: indianDay(now) }),
  },
  {
    data: 'accounts whose email nobody confirmed, where nothing was done and nobody is signed in',
    kept: `${unconfirmedDays} days`,
    why: 'nobody can come back to them',
    forget: (db, now) => forgetUnconfirmed(db, daysBefore(now, unconfirmedDays)),
  },
  {
    data: 'the plan of a day',
    kept: `${planDays} days, and only the last`,
    why: 'the next day has its own',
    forget: (db, now) => forgetPlans(db, addDays(indianDay(now), -planDays)),
  },
  {
    data: 'codes and links for a new password',
    kept: 'until they end, three days at most',
    why: 'they open nothing any more',
    forget: forgetExpiredCodes,
  },
  {
    data: 'what a device was asked to sign for a passkey',
    kept: 'minutes',
    why: 'it can be signed no more',
    forget: forgetChallenges,
  },
  {
    data: 'tokens that were signed out, as hashes',
    kept: `${revokedDays} days after their end`,
    why: 'a clock that was wrong must not bring them back',
    forget: (db, now) => forgetRevoked(db, daysBefore(now, revokedDays)),
  },
  {
    data: 'failed tries to sign in, as hashes',
    kept: 'minutes',
    why: 'they slow the next try',
    forget: forgetOldFailures,
  },
  {
    data: 'counts of calls, as hashes',
    kept: 'a minute or a day',
    why: 'they bound what one caller asks',
    forget: forgetEndedWindows,
  },
  {
    data: 'who opened whose contact details',
    kept: `${readingDays} days`,
    why: 'the student can see it',
    forget: (db, now) => forgetReadings(db, daysBefore(now, readingDays)),
  },
  {
    data: 'questions to guardians that nobody answered',
    kept: 'until they end, 7 days for a link and 30 for a paper',
    why: 'they cannot be answered any more',
    forget: forgetQuestions,
  },
  {
    data: 'who was in a class that has ended, with roll number and attendance',
    kept: `${memberDays} days after its end`,
    why: 'the school year is closed',
    forget: (db, now) => forgetMembers(db, daysBefore(now, memberDays)),
  },
  {
    data: 'that a teacher has left an institute',
    kept: `${memberDays} days`,
    why: 'it says for whom contact details were opened',
    forget: (db, now) => forgetStaff(db, daysBefore(now, memberDays)),
  },
  {
    data: 'sums of erased pupils by day',
    kept: `${formerDays} days; by month and year as long as the class`,
    why: 'a dashboard shows the days of a week',
    forget: async (db, now) => {
      await forgetFormerDays(db, addDays(indianDay(now), -formerDays))
      await forgetFormerGroups(db)
    },
  },
]
