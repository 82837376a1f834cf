import { Suspense } from 'react'
import { ReportedSuggestions } from '#features/suggestions/reported-suggestions.tsx'
import { TeacherPage } from '#features/teaching/teacher-page.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { lazyPart } from '../lazy-part.ts'

// They are below the students, so their code is fetched after the first view.
const TaughtClasses = lazyPart(
  ['taughtClasses'],
  async () => (await import('#features/classes/taught-classes.tsx')).TaughtClasses,
)
const MyInstitute = lazyPart(
  ['institutes'],
  async () => (await import('#features/institute/staff/my-institute.tsx')).MyInstitute,
)

/** The dashboard does not depend on classes, institutes or suggestions: it shows what is put into its slots. */
export const TeacherScreen = () => (
  <TeacherPage
    tools={{
      classes: (
        <Suspense fallback={<Skeleton shape="card" />}>
          <TaughtClasses />
        </Suspense>
      ),
      institute: (name) => (
        <Suspense fallback={<Skeleton shape="card" />}>
          <MyInstitute institute={name} />
        </Suspense>
      ),
      reported: <ReportedSuggestions />,
    }}
  />
)
