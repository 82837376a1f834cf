import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { Period } from '@vikalp/domain/vocabulary'
import type { ReactNode } from 'react'
import { type FailureCode, failureCode } from '#platform/api/api-failure.ts'
import { Page } from '#ui/layout/page.tsx'
import { DashboardFailed } from './dashboard-failed.tsx'
import { DashboardLoading } from './dashboard-loading.tsx'
import type { TrendChoice } from './trend/trend-choice.ts'
import { usePeriod } from './trend/use-period.ts'
import { useDashboard } from './use-dashboard.ts'

type DashboardPageProps<Profile, Key extends QueryKey> = {
  /** Of the screen while nothing has come yet. */
  title: string
  query: (period: Period) => UseQueryOptions<Profile, Error, Profile, Key>
  /** What stands in place of the dashboard where the server has none; nothing where it merely failed. */
  absent: (code: FailureCode) => ReactNode
  /** What stands in place of this dashboard once its figures say so; nothing where it is the right one. */
  instead?: (profile: Profile) => ReactNode
  titleOf?: (profile: Profile) => string
  children: (profile: Profile, trend: TrendChoice) => ReactNode
}

/** The states that every dashboard has: on its way, not to be had, failed, and there, with the period of its chart. */
export function DashboardPage<Profile, Key extends QueryKey>({
  title,
  query,
  absent,
  instead,
  titleOf,
  children,
}: DashboardPageProps<Profile, Key>) {
  const [chosen, choose] = usePeriod()
  const { data, error, isUpdating, refetch } = useDashboard(query(chosen))
  if (data === undefined) {
    if (error === undefined) return <DashboardLoading title={title} />
    return absent(failureCode(error)) || <DashboardFailed title={title} error={error} retry={refetch} />
  }
  const other = instead?.(data)
  if (other) return other
  const retry = error === undefined ? undefined : () => void refetch()
  return (
    <Page title={titleOf?.(data) ?? title} headingHidden>
      {children(data, { chosen, choose, isUpdating, retry })}
    </Page>
  )
}
