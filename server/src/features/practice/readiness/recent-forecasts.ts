import type { OwnReadiness } from '@vikalp/contract/practice/readiness'
import type { Db } from '#platform/db.ts'
import { RecentMap } from '#platform/load/recent-map.ts'

/** A forecast, or what is missing for one. */
export type Said = Pick<OwnReadiness, 'forecast' | 'missing'>

type Recent = { madeOf: string; at: number; said: Promise<Said> }

/** `madeOf`: all that is the student's own in it; a change of it makes another. */
type Wanted = { studentId: string; template: string; madeOf: string; now: Date }

/** Levels and the width of bands are of everybody: they may be so old. */
const lastsMs = 10 * 60_000
const mostForecasts = 5_000

/** What was said last of each student and paper: 400 papers are not drawn again where nothing is new (record 0055). */
export class RecentForecasts {
  readonly #known = new WeakMap<Db, RecentMap<Recent>>()

  /** Of calls at once the first makes it for all of them. */
  find(db: Db, { studentId, template, madeOf, now }: Wanted, make: () => Promise<Said>): Promise<Said> {
    const recent = this.#known.get(db) ?? new RecentMap<Recent>(mostForecasts)
    this.#known.set(db, recent)
    const key = `${studentId} ${template}`
    const known = recent.get(key)
    const at = now.getTime()
    if (known?.madeOf === madeOf && at - known.at < lastsMs) return known.said
    const said = make()
    recent.set(key, { madeOf, at, said })
    said.catch(() => {
      if (recent.get(key)?.said === said) recent.delete(key)
    })
    return said
  }
}
