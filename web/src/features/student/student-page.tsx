import type { ReactNode } from 'react'
import { DashboardPage } from '#dashboard/dashboard-page.tsx'
import { SampleMissing } from '#dashboard/sample-missing.tsx'
import { useMessages } from '#platform/texts/messages.tsx'
import { studentQuery } from './student.api.ts'
import { StudentDashboard, type StudentDashboardProps } from './student-dashboard.tsx'

type StudentPageProps = Pick<StudentDashboardProps, 'goOn' | 'nextStep' | 'classes'> & {
  /** Around the loaded page; one's own shows `loading` until what stands first on it is here too. */
  hold: (isOwn: boolean, loading: ReactNode, page: ReactNode) => ReactNode
}

/** A student's own profile; for other roles the sample student's (rule 3). The server decides which. */
export function StudentPage({ hold, goOn, nextStep, classes }: StudentPageProps) {
  const { titles } = useMessages('profiles')
  return (
    <DashboardPage
      view="student"
      title={titles.student}
      titleOf={({ details }) => (details ? titles.student : titles.sampleStudent)}
      query={studentQuery}
      hold={({ details }, loading, page) => hold(details !== null, loading, page)}
      absent={(code) => code === 'not_found' && <SampleMissing title={titles.student} view="student" />}
    >
      {(profile, trend) => (
        <StudentDashboard
          profile={profile}
          view={profile.details ? 'own' : 'sample'}
          trend={trend}
          goOn={goOn}
          nextStep={nextStep}
          classes={classes}
        />
      )}
    </DashboardPage>
  )
}
