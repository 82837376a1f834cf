import { GoOnCard } from '#attempts/go-on-card.tsx'
import { StudentPage } from '#features/student/student-page.tsx'
import { lazyPart } from '../lazy-part.ts'
import { LatePart } from './late-part.tsx'

const MyClasses = lazyPart(
  ['joinedClasses'],
  async () => (await import('#features/classes/my-classes.tsx')).MyClasses,
)

/** The profile depends on neither quizzes nor classes: it shows what is put into its slots. */
export const StudentScreen = () => (
  <StudentPage
    goOn={<GoOnCard />}
    classes={
      <LatePart>
        <MyClasses />
      </LatePart>
    }
  />
)
