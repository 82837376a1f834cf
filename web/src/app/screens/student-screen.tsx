import { Suspense } from 'react'
import { GoOnCard } from '#attempts/go-on-card.tsx'
import { StudentPage } from '#features/student/student-page.tsx'
import { lazyPart } from '../lazy-part.ts'
import { LatePart } from './late-part.tsx'

const ClassWork = lazyPart(
  ['classWork'],
  async () => (await import('#features/class-work/class-work.tsx')).ClassWork,
)
const MyClasses = lazyPart(
  ['joinedClasses'],
  async () => (await import('#features/classes/my-classes.tsx')).MyClasses,
)

/** The profile depends on neither quizzes nor classes: it shows what is put into its slots. */
export const StudentScreen = () => (
  <StudentPage
    goOn={
      <>
        <GoOnCard />
        <Suspense>
          <ClassWork />
        </Suspense>
      </>
    }
    classes={
      <LatePart>
        <MyClasses />
      </LatePart>
    }
  />
)
