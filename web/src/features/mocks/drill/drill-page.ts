import type { SubmittedSitting } from '@vikalp/contract/mocks/sittings'
import { fold } from '@vikalp/domain/sitting/fold'
import { foldedPaper, type HallCalls, HallPage } from '../log/hall-page.ts'
import { ServerClock } from '../log/server-clock.ts'
import { SittingLog } from '../log/sitting-log.ts'
import { memoryStore, type PaperInHand } from '../log/sitting-store.ts'
import { entranceDeps } from '../mocks.api.ts'

/** Nobody is to be hurried. */
const lengthMs = 10 * 60_000

/** A page of the hall that no server hears of: nothing of the drill moves a figure of the account. */
export function drillPage(paper: PaperInHand): HallPage {
  const deps = entranceDeps()
  const clock = new ServerClock(deps.now, Date.parse(paper.beganAt))
  const endsAt = Date.parse(paper.beganAt) + lengthMs
  const { sittingId } = paper
  const page = { pageId: 'drill', isKnown: true, inBase: 0, ackSeq: 0 }
  const record = {
    sittingId,
    base: fold(foldedPaper(paper), []),
    pages: [page],
    endsAt,
    clock: { server: clock.now(), device: deps.deviceNow() },
  }
  const log = new SittingLog(memoryStore(), { record, events: new Map() })
  const hall = new HallPage({ paper, log, clock, gap: null }, { ...deps, calls: callsTo(clock, endsAt) })
  hall.start()
  return hall
}

/** Everything is taken at once. */
function callsTo(clock: ServerClock, endsAt: number): HallCalls {
  const now = () => new Date(clock.now()).toISOString()
  const handedIn = (): SubmittedSitting => ({
    state: 'submitted',
    submittedAt: now(),
    receipt: '',
    resultsAt: null,
    nextPart: null,
  })
  return {
    sendEvents: async (_, { events }) => ({
      ackSeq: events.at(-1)?.seq ?? 0,
      now: now(),
      endsAt: new Date(endsAt).toISOString(),
      state: 'running',
      isCurrent: true,
    }),
    resume: () => Promise.reject(new Error('The drill has one page')),
    submit: async () => handedIn(),
  }
}
