import { MyClasses } from '#features/classes/my-classes.tsx'
import { StudentScreen } from '#features/student/student-screen.tsx'

/** The profile knows no class: it shows what is put into its slot. */
export const StudentWithClasses = () => <StudentScreen classes={<MyClasses />} />
