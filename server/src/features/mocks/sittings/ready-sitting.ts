import type { ReadySitting } from '@vikalp/contract/mocks/sittings'
import { sittingTitle } from '@vikalp/domain/english/sitting-title'
import { endsAt } from '@vikalp/domain/sitting/clock'
import type { QuestionBank } from '#question-bank/question-bank.ts'
import { partOf, wireSections } from './paper-part.ts'
import type { SittingRow } from './sittings.store.ts'

/** What the instructions say. */
export function readySitting(bank: QuestionBank, row: SittingRow, now: Date): ReadySitting {
  const { template, sitting, hall } = partOf(bank, row)
  const { minutes } = sitting
  return {
    sittingId: row.id,
    title: sittingTitle(template, row.form, sitting),
    state: row.state,
    now: now.toISOString(),
    dialect: hall.dialect,
    minutes,
    opensAt: null,
    closesAt: null,
    wouldEndAt: (row.endsAt ?? ownEnd(now, minutes)).toISOString(),
    lostTime: 'giveBack',
    leaveInfo: false,
    sections: wireSections(sitting.sections),
    met: row.met.length,
  }
}

/** The end of a mock of one's own that begins now. */
export const ownEnd = (now: Date, minutes: number): Date =>
  new Date(endsAt({ beganAt: now.getTime(), minutes, extraPercent: 0, returnedSeconds: 0 }))
