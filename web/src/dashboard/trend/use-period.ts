import { type Period, periods } from '@vikalp/domain/vocabulary'
import { useLocation, useSearch } from 'wouter'

/** The period of the chart, in the address so that reload and Back restore it; weekly by default (requirement 9.1). */
export function usePeriod(): [Period, (period: Period) => void] {
  const [path, navigate] = useLocation()
  const search = new URLSearchParams(useSearch())
  const period = periods.find((known) => known === search.get('period')) ?? 'weekly'
  const choose = (next: Period) => {
    search.set('period', next)
    navigate(`${path}?${search}`, { replace: true, state: history.state })
  }
  return [period, choose]
}
