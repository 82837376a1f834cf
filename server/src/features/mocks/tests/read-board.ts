import type { TestBoard } from '@vikalp/contract/mocks/tests'
import { eventsWithoutGap } from '@vikalp/domain/sitting/event-log'
import { fold } from '@vikalp/domain/sitting/fold'
import type { MocksDeps } from '../mocks-deps.ts'
import { partOf } from '../sittings/paper-part.ts'
import { requireClass, testOnWire } from './read-test.ts'
import { listPupils, type PupilRow, readLogs } from './test-sittings.store.ts'

/** Who is writing and how far, without a mark. */
export async function readBoard(
  { db, bank, clock }: MocksDeps,
  of: { testId: string; classId?: string | undefined },
): Promise<TestBoard> {
  const { testId } = of
  const now = clock()
  const test = await requireClass(db, of)
  const pupils = await listPupils(db, of)
  const running = pupils.flatMap(({ id, state }) => (id !== null && state === 'running' ? [id] : []))
  const logs = await readLogs(db, testId, running)
  const answeredOf = ({ studentId, responses, questionOrder }: PupilRow): number => {
    const log = logs.get(studentId)
    if (!log) return responses?.filter((response) => response !== null).length ?? 0
    const { hall } = partOf(bank, { ...test, part: 0, questionOrder })
    const { questions } = fold(hall, eventsWithoutGap(log))
    return questions.filter(({ response }) => response !== null).length
  }
  return {
    now: now.toISOString(),
    test: testOnWire(bank, test, now),
    rows: pupils.map((pupil) => ({
      studentId: pupil.studentId,
      name: pupil.name,
      rollNo: pupil.rollNo,
      classIds: pupil.classIds,
      state: pupil.state,
      closedBy: pupil.closedBy,
      answered: answeredOf(pupil),
      lastSeenAt: pupil.lastSeenAt?.toISOString() ?? null,
      endsAt: pupil.endsAt?.toISOString() ?? null,
      asksFor: pupil.askedSeconds ?? 0,
      asksFrom: pupil.askedFrom?.toISOString() ?? null,
      extraPercent: pupil.extraPercent,
    })),
  }
}
