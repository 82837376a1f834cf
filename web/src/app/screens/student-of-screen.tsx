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
  const role = rememberedRole()
  if (role === 'institute') return { href: paths.institute, label: toInstitute }
  if (role !== 'teacher') return undefined
  return { href: paths.teacher + (typeof list === 'string' ? list : ''), label: toStudents }
}
