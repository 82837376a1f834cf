import { DashboardPage } from '#dashboard/dashboard-page.tsx'
import { SampleMissing } from '#dashboard/sample-missing.tsx'
import { useMessages } from '#platform/texts/messages.tsx'
import { studentQuery } from './student.api.ts'
import { StudentDashboard, type StudentDashboardProps } from './student-dashboard.tsx'

/** A student's own profile; for other roles the sample student's (rule 3). The server decides which. */
export function StudentPage({ goOn, classes }: Pick<StudentDashboardProps, 'goOn' | 'classes'>) {
  const { titles } = useMessages('profiles')
  return (
    <DashboardPage
      view="student"
      title={titles.student}
      titleOf={({ details }) => (details ? titles.student : titles.sampleStudent)}
      query={studentQuery}
      absent={(code) => code === 'not_found' && <SampleMissing title={titles.student} view="student" />}
    >
      {(profile, trend) => (
        <StudentDashboard
          profile={profile}
          view={profile.details ? 'own' : 'sample'}
          trend={trend}
          goOn={goOn}
          classes={classes}
        />
      )}
    </DashboardPage>
  )
}
