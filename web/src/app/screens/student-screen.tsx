import { GoOnCard } from '#attempts/go-on-card.tsx'
import { MyClasses } from '#features/classes/my-classes.tsx'
import { StudentPage } from '#features/student/student-page.tsx'

/** The profile depends on neither quizzes nor classes: it shows what is put into its slots. */
export const StudentScreen = () => <StudentPage goOn={<GoOnCard />} classes={<MyClasses />} />
