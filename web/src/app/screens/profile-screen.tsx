import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Role } from '@vikalp/domain/vocabulary'
import { useEffect } from 'react'
import { accountQuery } from '#account/account.api.ts'
import { rememberedRole, rememberRole } from '#account/remembered-role.ts'
import { DashboardFailed } from '#dashboard/dashboard-failed.tsx'
import { DashboardLoading } from '#dashboard/loading/dashboard-loading.tsx'
import { usePeriod } from '#dashboard/trend/use-period.ts'
import { studentQuery } from '#features/student/student.api.ts'
import type { ScreenName } from '#platform/navigation/screens.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Screen } from '../screen.tsx'

const screenOf: Record<Role, ScreenName> = {
  student: 'studentProfile',
  teacher: 'teacher',
  institute: 'institute',
}

/** /profile is every user's own page. Each role's screen is a chunk of its own, fetched when it is shown. */
export function ProfileScreen() {
  const profiles = useMessages('profiles')
  const account = useQuery(accountQuery)
  const queries = useQueryClient()
  const [period] = usePeriod()
  const known = account.data?.role
  useEffect(() => {
    if (known) rememberRole(known)
  }, [known])

  // Most users are students: a first visit fetches their page while the role is still being fetched.
  const isFirstVisit = known === undefined && rememberedRole() === undefined
  useEffect(() => {
    if (isFirstVisit) void queries.prefetchQuery(studentQuery(period))
  }, [isFirstVisit, queries, period])

  const role = known ?? rememberedRole()
  if (role) return <Screen name={screenOf[role]} />
  const title = profiles.titles.student
  if (account.isError && !account.isFetching)
    return <DashboardFailed title={title} error={account.error} retry={account.refetch} />
  return <DashboardLoading title={title} view="student" />
}
