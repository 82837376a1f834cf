import { failureCode } from '#platform/api-failure.ts'
import { useMessages } from '#platform/messages.tsx'
import { Page } from '#ui/page.tsx'
import { DashboardFailed } from './dashboard-failed.tsx'
import { DashboardLoading } from './dashboard-loading.tsx'
import { SampleMissing } from './sample-missing.tsx'
import { teacherQuery } from './teacher/teacher.api.ts'
import { TeacherDashboard, type TeacherTools } from './teacher/teacher-dashboard.tsx'
import { useDashboard } from './use-dashboard.ts'
import { usePeriod } from './use-period.ts'

/** One's own dashboard, or the sample for whoever is no teacher (decision 3). `tools` come from other features. */
export function TeacherScreen({ tools }: { tools: TeacherTools }) {
  const title = useMessages().profiles.titles.teacher
  const [period, choose] = usePeriod()
  const { data, error, isUpdating, refetch } = useDashboard(teacherQuery(period))
  if (!data) {
    if (error === undefined) return <DashboardLoading title={title} />
    if (failureCode(error) === 'not_found') return <SampleMissing title={title} view="teacher" />
    return <DashboardFailed title={title} error={error} retry={refetch} />
  }
  const retry = error === undefined ? undefined : () => void refetch()
  return (
    <Page title={title} headingHidden>
      <TeacherDashboard profile={data} tools={tools} trend={{ chosen: period, choose, isUpdating, retry }} />
    </Page>
  )
}
