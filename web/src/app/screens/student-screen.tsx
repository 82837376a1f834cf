import { MyClasses } from '#features/classes/my-classes.tsx'
import { StudentPage } from '#features/student/student-page.tsx'

/** The profile does not depend on classes: it shows what is put into its slot. */
export const StudentScreen = () => <StudentPage classes={<MyClasses />} />
