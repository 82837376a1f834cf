import { listLimits } from '@vikalp/domain/limits'
import { type StudentStatus, studentStatuses } from '@vikalp/domain/vocabulary'

/** What the teacher looks for; 'all' and the empty text look for everybody (requirement 11.3). */
export type StudentFilters = {
  search: string
  /** The id of a class. */
  class: string
  status: StudentStatus | 'all'
  page: number
}

export const noFilters: StudentFilters = { search: '', class: 'all', status: 'all', page: 1 }

/** As they stand in the address, so that reload and Back find them again. */
export function readFilters(address: string): StudentFilters {
  const given = new URLSearchParams(address)
  const page = Number(given.get('page'))
  return {
    search: (given.get('search') ?? '').slice(0, listLimits.search),
    class: given.get('class') || 'all',
    status: studentStatuses.find((known) => known === given.get('status')) ?? 'all',
    page: Number.isInteger(page) && page > 0 && page <= listLimits.lastPage ? page : 1,
  }
}

/** The address with these filters; what filters nothing stands not in it, what is not ours stays. */
export function writeFilters(address: string, filters: StudentFilters): string {
  const params = new URLSearchParams(address)
  for (const [name, value] of Object.entries(filters)) {
    if (value === noFilters[name as keyof StudentFilters])
      params.delete(name) // the keys of one type
    else params.set(name, String(value))
  }
  return params.toString()
}

/** Another filter starts at its first page. */
export const changeFilters = (
  filters: StudentFilters,
  change: Partial<Omit<StudentFilters, 'page'>>,
): StudentFilters => ({ ...filters, ...change, page: 1 })

export type FilterName = 'search' | 'class' | 'status'

/** The filters that leave somebody out. Blanks look for nobody in particular. */
export const filtersInUse = (filters: StudentFilters): FilterName[] =>
  (['search', 'class', 'status'] as const).filter((name) => filters[name].trim() !== noFilters[name])
