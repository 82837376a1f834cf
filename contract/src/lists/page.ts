import { listLimits } from '@vikalp/domain/limits'
import { z } from 'zod'

/** A page of a list, by default the first. */
export const page = z.coerce.number().int().min(1).max(listLimits.lastPage).default(1)

/** A page of a list, or what comes after the row `after`, so that reading on repeats none and misses none. */
export const ListQuery = z.object({ page, after: z.uuid().optional() })
export type ListQuery = z.infer<typeof ListQuery>

/** The value of `after` for the next page; null at the end. */
export const next = z.uuid().nullable()
