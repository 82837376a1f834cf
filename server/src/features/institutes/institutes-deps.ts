import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'

export type InstitutesDeps = { db: Db; clock: Clock }
