import { DashboardPage } from '#dashboard/dashboard-page.tsx'
import { SampleMissing } from '#dashboard/sample-missing.tsx'
import { useMessages } from '#platform/texts/messages.tsx'
import { teacherQuery } from './teacher.api.ts'
import { TeacherDashboard, type TeacherTools } from './teacher-dashboard.tsx'

/** One's own dashboard, or the sample for users who are not teachers (rule 3). `tools` come from other features. */
export function TeacherPage({ tools }: { tools: TeacherTools }) {
  const title = useMessages('profiles').titles.teacher
  return (
    <DashboardPage
      view="teacher"
      title={title}
      query={teacherQuery}
      absent={(code) => code === 'not_found' && <SampleMissing title={title} view="teacher" />}
    >
      {(profile, trend) => <TeacherDashboard profile={profile} tools={tools} trend={trend} />}
    </DashboardPage>
  )
}
