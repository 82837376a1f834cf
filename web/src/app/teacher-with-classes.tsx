import { TaughtClasses } from '#features/classes/taught-classes.tsx'
import { MyInstitute } from '#features/institutes/my-institute.tsx'
import { TeacherScreen } from '#features/profiles/teacher-screen.tsx'

/** The dashboard knows neither classes nor institutes: it shows what is put into its slots. */
export const TeacherWithClasses = () => (
  <TeacherScreen classes={<TaughtClasses />} institute={(name) => <MyInstitute institute={name} />} />
)
