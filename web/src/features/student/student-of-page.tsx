import type { ReactNode } from 'react'
import { useParams } from 'wouter'
import { DashboardFailed } from '#dashboard/dashboard-failed.tsx'
import { DashboardLoading } from '#dashboard/dashboard-loading.tsx'
import { usePeriod } from '#dashboard/trend/use-period.ts'
import { useDashboard } from '#dashboard/use-dashboard.ts'
import { failureCode } from '#platform/api/api-failure.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { studentOfQuery } from './student.api.ts'
import { StudentDashboard } from './student-dashboard.tsx'

type StudentOfPageProps = {
  notFound: ReactNode
  /** What the student sees of themselves, under this address too. */
  own: ReactNode
}

/** A student by id: to the student, a present teacher, the institute; to others there is no such page (rule 5). */
export function StudentOfPage(props: StudentOfPageProps) {
  const { userid } = useParams<{ userid: string }>()
  return <StudentOf key={userid} userId={userid} {...props} />
}

function StudentOf({ userId, notFound, own }: StudentOfPageProps & { userId: string }) {
  const profiles = useMessages('profiles')
  const student = useMessages('student')
  const [period, choose] = usePeriod()
  const { data, error, refetch, isUpdating } = useDashboard(studentOfQuery(userId, period))
  if (data?.details) return own
  if (data) {
    const trend = { chosen: period, choose, isUpdating, retry: error ? refetch : undefined }
    return <StudentDashboard profile={data} view="other" title={student.profileOf(data.name)} trend={trend} />
  }
  // What is no id at all is refused as such, and is a page that does not exist all the same.
  if (error && ['not_found', 'invalid_request', 'forbidden'].includes(failureCode(error))) return notFound
  if (error) return <DashboardFailed title={profiles.titles.student} error={error} retry={refetch} />
  return <DashboardLoading title={profiles.titles.student} />
}
