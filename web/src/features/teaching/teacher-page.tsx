import { DashboardFailed } from '#dashboard/dashboard-failed.tsx'
import { DashboardLoading } from '#dashboard/dashboard-loading.tsx'
import { SampleMissing } from '#dashboard/sample-missing.tsx'
import { usePeriod } from '#dashboard/trend/use-period.ts'
import { useDashboard } from '#dashboard/use-dashboard.ts'
import { failureCode } from '#platform/api/api-failure.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Page } from '#ui/layout/page.tsx'
import { teacherQuery } from './teacher.api.ts'
import { TeacherDashboard, type TeacherTools } from './teacher-dashboard.tsx'

/** One's own dashboard, or the sample for whoever is no teacher (rule 3). `tools` come from other features. */
export function TeacherPage({ tools }: { tools: TeacherTools }) {
  const title = useMessages('profiles').titles.teacher
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
