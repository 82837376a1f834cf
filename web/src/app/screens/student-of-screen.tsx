import { StudentOfPage } from '#features/student/student-of-page.tsx'
import { NotFoundScreen } from '../frame/not-found-screen.tsx'
import { Screen } from '../screen.tsx'

export const StudentOfScreen = () => (
  <StudentOfPage own={<Screen name="studentProfile" />} notFound={<NotFoundScreen />} />
)
