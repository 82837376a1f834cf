import { useLocation, useSearch } from 'wouter'
import { readFilters, type StudentFilters, writeFilters } from './student-filters.ts'

/** The filters of the address. A change replaces it: Back leaves the screen, and finds the filters on return. */
export function useStudentFilters(): [StudentFilters, (filters: StudentFilters) => void] {
  const [path, navigate] = useLocation()
  const address = useSearch()
  const choose = (filters: StudentFilters) => {
    const search = writeFilters(location.search, filters)
    navigate(search === '' ? path : `${path}?${search}`, { replace: true, state: history.state })
  }
  return [readFilters(address), choose]
}
