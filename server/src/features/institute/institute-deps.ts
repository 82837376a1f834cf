import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'

export type InstituteDeps = { db: Db; clock: Clock }
