import type { ReactNode } from 'react'
import { DashboardPage } from '#dashboard/dashboard-page.tsx'
import { SampleMissing } from '#dashboard/sample-missing.tsx'
import { useMessages } from '#platform/texts/messages.tsx'
import { teacherQuery } from './teacher.api.ts'
import { isFreshTeacher, TeacherDashboard, type TeacherTools } from './teacher-dashboard.tsx'

type TeacherPageProps = {
  /** They come from other features. */
  tools: TeacherTools
  /** Waits for the classes where they stand first. */
  hold: (isFresh: boolean, loading: ReactNode, page: ReactNode) => ReactNode
}

/** One's own dashboard, or the sample for users who are not teachers (rule 3). */
export function TeacherPage({ tools, hold }: TeacherPageProps) {
  const title = useMessages('profiles').titles.teacher
  return (
    <DashboardPage
      view="teacher"
      title={title}
      query={teacherQuery}
      hold={(profile, loading, page) => hold(isFreshTeacher(profile), loading, page)}
      absent={(code) => code === 'not_found' && <SampleMissing title={title} view="teacher" />}
    >
      {(profile, trend) => <TeacherDashboard profile={profile} tools={tools} trend={trend} />}
    </DashboardPage>
  )
}
