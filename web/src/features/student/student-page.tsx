import type { ReactNode } from 'react'
import { DashboardFailed } from '#dashboard/dashboard-failed.tsx'
import { DashboardLoading } from '#dashboard/dashboard-loading.tsx'
import { SampleMissing } from '#dashboard/sample-missing.tsx'
import { usePeriod } from '#dashboard/trend/use-period.ts'
import { useDashboard } from '#dashboard/use-dashboard.ts'
import { failureCode } from '#platform/api/api-failure.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { studentQuery } from './student.api.ts'
import { StudentDashboard } from './student-dashboard.tsx'

/** A student's own profile; to other roles the sample student's (rule 3). The server decides which. */
export function StudentPage({ classes }: { classes?: ReactNode }) {
  const profiles = useMessages('profiles')
  const [period, choose] = usePeriod()
  const { data, error, refetch, isUpdating } = useDashboard(studentQuery(period))
  const title = profiles.titles.student

  if (data) {
    const view = data.details ? 'own' : 'sample'
    const trend = { chosen: period, choose, isUpdating, retry: error ? refetch : undefined }
    const shownTitle = view === 'own' ? title : profiles.titles.sampleStudent
    return <StudentDashboard profile={data} view={view} title={shownTitle} trend={trend} classes={classes} />
  }
  if (error && failureCode(error) === 'not_found') return <SampleMissing title={title} view="student" />
  if (error) return <DashboardFailed title={title} error={error} retry={refetch} />
  return <DashboardLoading title={title} />
}
