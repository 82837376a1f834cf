import { type Period, periods } from '@vikalp/domain/vocabulary'
import { useLocation, useSearch } from 'wouter'

export const periodIn = (search: string): Period =>
  periods.find((known) => known === new URLSearchParams(search).get('period')) ?? 'weekly'

/** The period of the chart, in the address so that reload and Back restore it; weekly by default (requirement 9.1). */
export function usePeriod(): [Period, (period: Period) => void] {
  const [path, navigate] = useLocation()
  const address = useSearch()
  const choose = (next: Period) => {
    const search = new URLSearchParams(address)
    search.set('period', next)
    navigate(`${path}?${search}`, { replace: true, state: history.state })
  }
  return [periodIn(address), choose]
}
