import type { RunningSitting } from '@vikalp/contract/mocks/sittings'
import { eventsWithoutGap } from '@vikalp/domain/sitting/event-log'
import { fold } from '@vikalp/domain/sitting/fold'
import { withShownLetters } from '@vikalp/domain/sitting/option-letters'
import type { FeatureDeps } from '#feature-deps.ts'
import { Problem } from '#platform/problem.ts'
import { testOf } from '../tests/set-test.ts'
import { titleOf } from '../tests/sitting-title.ts'
import { hallQuestions } from './hall-question.ts'
import { partOf, wireSections } from './paper-part.ts'
import { readLog } from './sitting-log.ts'
import { hasBegun } from './sitting-times.ts'
import type { SittingRow } from './sittings.store.ts'

/** Everything that a page needs to go on: the questions, and where the sitting stands. */
export async function runningSitting(
  { db, bank }: Pick<FeatureDeps, 'db' | 'bank'>,
  row: SittingRow,
  now: Date,
): Promise<RunningSitting> {
  if (!hasBegun(row)) throw new Problem('not_open', 'The sitting has not begun')
  const part = partOf(bank, row)
  const { sitting, hall } = part
  const { gapSeconds, offeredSeconds, askedSeconds } = row
  return {
    sittingId: row.id,
    title: titleOf(row, part, await testOf(db, row)),
    state: row.state,
    now: now.toISOString(),
    beganAt: row.beganAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    dialect: hall.dialect,
    isErasable: hall.isErasable,
    sections: wireSections(sitting.sections),
    questions: hallQuestions(bank, part, row.optionOrders),
    hall: withShownLetters(fold(hall, eventsWithoutGap(await readLog(db, row))), row.optionOrders),
    gap: gapSeconds > 0 ? { seconds: gapSeconds, offered: offeredSeconds, toAsk: askedSeconds } : null,
  }
}
