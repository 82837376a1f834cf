import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'

export type ClassesDeps = { db: Db; clock: Clock }
