import { listLimits } from '@vikalp/domain/limits'
import {
  type PracticeFilter,
  practiceFilters,
  type StudentStatus,
  studentStatuses,
} from '@vikalp/domain/vocabulary'

/** What the teacher looks for; 'all' and an empty text match everybody (requirement 11.3). */
export type StudentFilters = {
  search: string
  /** The id of a class. */
  class: string
  status: StudentStatus | 'all'
  practice: PracticeFilter
  page: number
}

export const noFilters: StudentFilters = { search: '', class: 'all', status: 'all', practice: 'all', page: 1 }

/** The filters in the address, where reload and Back find them again. */
export function readFilters(address: string): StudentFilters {
  const params = new URLSearchParams(address)
  const page = Number(params.get('page'))
  return {
    search: (params.get('search') ?? '').slice(0, listLimits.search),
    class: params.get('class') || 'all',
    status: studentStatuses.find((known) => known === params.get('status')) ?? 'all',
    practice: practiceFilters.find((known) => known === params.get('practice')) ?? 'all',
    page: Number.isInteger(page) && page > 0 && page <= listLimits.lastPage ? page : 1,
  }
}

/** The address with these filters; filters without effect are left out, other parameters stay. */
export function writeFilters(address: string, filters: StudentFilters): string {
  const params = new URLSearchParams(address)
  for (const [name, value] of Object.entries(filters)) {
    if (value === noFilters[name as keyof StudentFilters])
      params.delete(name) // the names are those of the type
    else params.set(name, String(value))
  }
  return params.toString()
}

/** Another filter starts at its first page. */
export const changeFilters = (
  filters: StudentFilters,
  change: Partial<Omit<StudentFilters, 'page'>>,
): StudentFilters => ({ ...filters, ...change, page: 1 })

const filterNames = ['search', 'class', 'status', 'practice'] as const
export type FilterName = (typeof filterNames)[number]

/** The filters that exclude somebody. A text of blanks excludes nobody. */
export const filtersInUse = (filters: StudentFilters): FilterName[] =>
  filterNames.filter((name) => filters[name].trim() !== noFilters[name])
