import type { Period } from '@vikalp/domain/vocabulary'
import type { ReactNode } from 'react'
import { useParams } from 'wouter'
import { DashboardPage } from '#dashboard/dashboard-page.tsx'
import type { FailureCode } from '#platform/api/api-failure.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import type { PageBack } from '#ui/layout/page.tsx'
import { ResetCodeButton } from './reset-code/reset-code-button.tsx'
import { studentOfQuery } from './student.api.ts'
import { StudentDashboard } from './student-dashboard.tsx'

type StudentOfPageProps = {
  notFound: ReactNode
  /** What students see at their own address. */
  own: ReactNode
  /** The list that the reader came from. */
  back: PageBack | undefined
}

// An invalid id is refused as such, and shown as a page that does not exist.
const noSuchPage: readonly FailureCode[] = ['not_found', 'invalid_request', 'forbidden']

/** Rule 5: a student by id, for the student, a current teacher and the institute; for others no such page exists. */
export function StudentOfPage({ notFound, own, back }: StudentOfPageProps) {
  const { titles } = useMessages('profiles')
  const student = useMessages('student')
  const { userid } = useParams<{ userid: string }>()
  const query = (period: Period) => studentOfQuery(userid, period)
  return (
    <DashboardPage
      view="studentOf"
      key={userid}
      title={titles.student}
      titleOf={({ name }) => student.profileOf(name)}
      query={query}
      back={back}
      absent={(code) => noSuchPage.includes(code) && notFound}
      instead={({ details }) => details && own}
    >
      {(profile, trend) => (
        <StudentDashboard
          profile={profile}
          view="other"
          trend={trend}
          actions={<ResetCodeButton userId={userid} name={profile.name} />}
        />
      )}
    </DashboardPage>
  )
}
