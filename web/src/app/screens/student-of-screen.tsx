import { useQuery } from '@tanstack/react-query'
import { accountQuery } from '#account/account.api.ts'
import { rememberedRole } from '#account/remembered-role.ts'
import { StudentOfPage } from '#features/student/student-of-page.tsx'
import { paths } from '#platform/navigation/paths.ts'
import { useNavigationState } from '#platform/navigation/screen-state.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import type { PageBack } from '#ui/layout/page.tsx'
import { NotFoundScreen } from '../frame/not-found-screen.tsx'
import { Screen } from '../screen.tsx'

export const StudentOfScreen = () => (
  <StudentOfPage own={<Screen name="studentProfile" />} notFound={<NotFoundScreen />} back={useBack()} />
)

/** To the list of students, with the filters and the page that it had; after a deep link to its beginning. */
function useBack(): PageBack | undefined {
  const { toStudents, toInstitute } = useMessages('profiles')
  const { list } = useNavigationState()
  const account = useQuery(accountQuery)
  if (typeof list === 'string') return { href: list, label: toStudents }
  const role = account.data?.role ?? rememberedRole()
  if (role === 'teacher') return { href: paths.teacherStudents, label: toStudents }
  if (role === 'institute') return { href: paths.institute, label: toInstitute }
  return undefined
}
