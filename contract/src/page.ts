import { listLimits } from '@vikalp/domain/limits'
import { z } from 'zod'

/** A page of a list, by default the first. */
export const page = z.coerce.number().int().min(1).max(listLimits.lastPage).default(1)
export const PageQuery = z.object({ page })
