import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { RoleName } from '@vikalp/contract/identity'
import { type ReactNode, useEffect } from 'react'
import { useMessages } from '#platform/messages.tsx'
import { DashboardFailed } from './dashboard-failed.tsx'
import { DashboardLoading } from './dashboard-loading.tsx'
import { accountQuery } from './profiles.api.ts'
import { rememberedRole, rememberRole } from './remembered-role.ts'
import { studentQuery } from './student/student.api.ts'
import { usePeriod } from './use-period.ts'

/** /profile is everybody's own page. Each role's screen is a chunk of its own, fetched when it is shown. */
export function ProfileScreen({ screens }: { screens: Record<RoleName, ReactNode> }) {
  const { profiles } = useMessages()
  const account = useQuery(accountQuery)
  const queries = useQueryClient()
  const [period] = usePeriod()
  const known = account.data?.role
  useEffect(() => {
    if (known) rememberRole(known)
  }, [known])

  // Most are students: on a first visit their page is asked for while the server still says who is asking.
  const isFirstVisit = rememberedRole() === undefined
  useEffect(() => {
    if (isFirstVisit) void queries.prefetchQuery(studentQuery(period))
  }, [isFirstVisit, queries, period])

  const role = known ?? rememberedRole()
  if (role) return screens[role]
  const title = profiles.titles.student
  if (account.isError && !account.isFetching)
    return <DashboardFailed title={title} error={account.error} retry={account.refetch} />
  return <DashboardLoading title={title} />
}
