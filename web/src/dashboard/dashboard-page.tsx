import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { Period } from '@vikalp/domain/vocabulary'
import type { ReactNode } from 'react'
import { type FailureCode, failureCode } from '#platform/api/api-failure.ts'
import { Page, type PageBack } from '#ui/layout/page.tsx'
import { DashboardFailed } from './dashboard-failed.tsx'
import { DashboardLoading } from './loading/dashboard-loading.tsx'
import { RememberedColumn } from './loading/remembered-column.tsx'
import type { TrendChoice } from './trend/trend-choice.ts'
import { usePeriod } from './trend/use-period.ts'
import { useDashboard } from './use-dashboard.ts'

type DashboardPageProps<Profile, Key extends QueryKey> = {
  /** Under which its measures are remembered on the device. */
  view: string
  /** The title of the screen while it is loading. */
  title: string
  query: (period: Period) => UseQueryOptions<Profile, Error, Profile, Key>
  /** Shown when the server has no such dashboard; null when it merely failed. */
  absent: (code: FailureCode) => ReactNode
  /** Shown in place of this dashboard when its figures call for another; null when it is the right one. */
  instead?: (profile: Profile) => ReactNode
  titleOf?: (profile: Profile) => string
  back?: PageBack | undefined
  /** Around the loaded page; shows `loading` until the parts that stand first on it are here too. */
  hold?: (profile: Profile, loading: ReactNode, page: ReactNode) => ReactNode
  children: (profile: Profile, trend: TrendChoice) => ReactNode
}

/** The states of every dashboard: loading, absent, failed and loaded, with the period of its chart. */
export function DashboardPage<Profile, Key extends QueryKey>({
  view,
  title,
  query,
  absent,
  instead,
  titleOf,
  back,
  hold,
  children,
}: DashboardPageProps<Profile, Key>) {
  const [chosen, choose] = usePeriod()
  const { data, error, isUpdating, refetch } = useDashboard(query(chosen))
  const loading = <DashboardLoading title={title} view={view} back={back} />
  // Also when it was there before: what may not be seen any more does not stay on an open screen.
  const gone = error !== undefined && absent(failureCode(error))
  if (gone) return gone
  if (data === undefined) {
    if (error === undefined) return loading
    return <DashboardFailed title={title} back={back} error={error} retry={refetch} />
  }
  const other = instead?.(data)
  if (other) return other
  const retry = error === undefined ? undefined : () => void refetch()
  const page = (
    <Page title={titleOf?.(data) ?? title} back={back} headingHidden>
      <RememberedColumn view={view}>{children(data, { chosen, choose, isUpdating, retry })}</RememberedColumn>
    </Page>
  )
  return hold?.(data, loading, page) ?? page
}
