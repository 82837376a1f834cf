import { useLocation, useSearch } from 'wouter'
import { readFilters, type StudentFilters, writeFilters } from './student-filters.ts'

/** The filters in the address. A change replaces the entry: Back leaves the screen, and returning restores them. */
export function useStudentFilters(): [StudentFilters, (filters: StudentFilters) => void] {
  const [path, navigate] = useLocation()
  const address = useSearch()
  const choose = (filters: StudentFilters) => {
    const search = writeFilters(location.search, filters)
    navigate(search === '' ? path : `${path}?${search}`, { replace: true, state: history.state })
  }
  return [readFilters(address), choose]
}
