import type { ReactNode } from 'react'
import { DashboardPage } from '#dashboard/dashboard-page.tsx'
import { SampleMissing } from '#dashboard/sample-missing.tsx'
import { useMessages } from '#platform/texts/messages.tsx'
import { studentQuery } from './student.api.ts'
import { StudentDashboard } from './student-dashboard.tsx'

/** A student's own profile; for other roles the sample student's (rule 3). The server decides which. */
export function StudentPage({ classes }: { classes?: ReactNode }) {
  const { titles } = useMessages('profiles')
  return (
    <DashboardPage
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
          classes={classes}
        />
      )}
    </DashboardPage>
  )
}
