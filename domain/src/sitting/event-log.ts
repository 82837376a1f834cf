import { inOrder, type LoggedEvent } from './event.ts'

/** All events of a sitting as they came, each once. A conflict is another event under a number that was taken. */
export type EventLog = { events: ReadonlyMap<string, LoggedEvent>; conflicts: readonly LoggedEvent[] }

export const emptyLog: EventLog = { events: new Map(), conflicts: [] }

const nameOf = ({ page, seq }: LoggedEvent): string => `${page} ${seq}`

/** Batches may come twice and in any order; of two events under one number the first stays. */
export function withEvents(log: EventLog, batch: readonly LoggedEvent[]): EventLog {
  const events = new Map(log.events)
  const conflicts = [...log.conflicts]
  for (const event of batch) {
    const known = events.get(nameOf(event))
    if (!known) events.set(nameOf(event), event)
    else if (!isSame(known, event) && !conflicts.some((other) => isSame(other, event))) conflicts.push(event)
  }
  return { events, conflicts }
}

const isSame = (a: LoggedEvent, b: LoggedEvent): boolean =>
  a.page === b.page && a.seq === b.seq && a.k === b.k && a.q === b.q && a.v === b.v && a.t === b.t

const ofPage = ({ events }: EventLog, page: number): LoggedEvent[] =>
  inOrder([...events.values()].filter((event) => event.page === page))

const pagesOf = ({ events }: EventLog): number[] => [
  ...new Set([...events.values()].map(({ page }) => page).sort((a, b) => a - b)),
]

/** The number up to which nothing of a page is missing; 0 when its first event is. */
export function ackSeq(log: EventLog, page: number): number {
  const gap = ofPage(log, page).findIndex(({ seq }, i) => seq !== i + 1)
  return gap >= 0 ? gap : ofPage(log, page).length
}

/** What counts while the sitting runs: of every page all before its first gap. */
export const eventsWithoutGap = (log: EventLog): LoggedEvent[] =>
  pagesOf(log).flatMap((page) => ofPage(log, page).slice(0, ackSeq(log, page)))

export type WholeLog = {
  /** In the order of the fold. */
  counted: LoggedEvent[]
  /** Whose time lies after the end, or before an earlier event of the page: kept and shown, not counted. */
  refused: LoggedEvent[]
  /** How many numbers before a known one never came. */
  missing: number
}

/** What counts when the sitting is closed: all that came and says a time that can be. */
export function wholeLog(log: EventLog, lastT: number): WholeLog {
  const whole: WholeLog = { counted: [], refused: [], missing: 0 }
  for (const page of pagesOf(log)) {
    const events = ofPage(log, page)
    whole.missing += Math.max(...events.map(({ seq }) => seq)) - events.length
    let before = 0
    for (const event of events) {
      const isPossible = event.t >= before && event.t <= lastT
      whole[isPossible ? 'counted' : 'refused'].push(event)
      if (isPossible) before = event.t
    }
  }
  return whole
}
