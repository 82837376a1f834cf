import type { ReadySitting } from '@vikalp/contract/mocks/sittings'
import { minutesWithExtra } from '@vikalp/domain/sitting/clock'
import type { FeatureDeps } from '#feature-deps.ts'
import { endFrom, testOf } from '../tests/set-test.ts'
import { titleOf } from '../tests/sitting-title.ts'
import { partOf, wireSections } from './paper-part.ts'
import type { SittingRow } from './sittings.store.ts'

/** What the instructions say. */
export async function readySitting(
  { db, bank }: Pick<FeatureDeps, 'db' | 'bank'>,
  row: SittingRow,
  now: Date,
): Promise<ReadySitting> {
  const part = partOf(bank, row)
  const test = await testOf(db, row)
  const { minutes, sections } = part.sitting
  // Of a test that is not open yet, as if it were begun at its opening.
  const from = test && now < test.opensAt ? test.opensAt : now
  return {
    sittingId: row.id,
    title: titleOf(row, part, test),
    state: row.state,
    now: now.toISOString(),
    dialect: part.hall.dialect,
    isErasable: part.hall.isErasable,
    minutes: minutesWithExtra(minutes, test?.extraPercent ?? 0),
    opensAt: test?.opensAt.toISOString() ?? null,
    closesAt: test?.closesAt.toISOString() ?? null,
    wouldEndAt: (row.endsAt ?? endFrom(from, minutes, test)).toISOString(),
    lostTime: test?.lostTime ?? 'giveBack',
    leaveInfo: test?.tellsLeaves ?? false,
    sections: wireSections(sections),
    met: row.met.length,
  }
}
