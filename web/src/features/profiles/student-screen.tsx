import type { ReactNode } from 'react'
import { failureCode } from '#platform/api-failure.ts'
import { useMessages } from '#platform/messages.tsx'
import { DashboardFailed } from './dashboard-failed.tsx'
import { DashboardLoading } from './dashboard-loading.tsx'
import { SampleMissing } from './sample-missing.tsx'
import { studentQuery } from './student/student.api.ts'
import { StudentDashboard } from './student/student-dashboard.tsx'
import { useDashboard } from './use-dashboard.ts'
import { usePeriod } from './use-period.ts'

/** A student's own profile; to other roles the sample student's (decision 3). The server decides which. */
export function StudentScreen({ classes }: { classes?: ReactNode }) {
  const { profiles } = useMessages()
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
