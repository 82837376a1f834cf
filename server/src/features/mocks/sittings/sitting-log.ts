import type { LoggedEvent } from '@vikalp/domain/sitting/event'
import { type EventLog, emptyLog, withEvents } from '@vikalp/domain/sitting/event-log'
import type { Queries } from '#platform/db.ts'
import { listBatches } from './batches.store.ts'
import type { Own } from './sittings.store.ts'

/** Everything that came of a sitting, in the order of its coming. */
export async function readLog(db: Queries, own: Own): Promise<EventLog> {
  const batches = await listBatches(db, own)
  const events = batches.flatMap(({ page, events }) =>
    events.map((event): LoggedEvent => ({ ...event, page })),
  )
  return withEvents(emptyLog, events)
}
