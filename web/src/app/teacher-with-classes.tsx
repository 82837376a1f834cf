import { Suspense } from 'react'
import { ReportedSuggestions } from '#features/suggestions/reported-suggestions.tsx'
import { TeacherScreen } from '#features/teaching/teacher-screen.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { lazyScreen } from './lazy-screen.tsx'

// They stand below the students: their code comes after the first view.
const TaughtClasses = lazyScreen(
  'taughtClasses',
  { texts: ['taughtClasses'], queries: false },
  async () => (await import('#features/classes/taught-classes.tsx')).TaughtClasses,
)
const MyInstitute = lazyScreen(
  'myInstitute',
  { texts: ['institutes'], queries: false },
  async () => (await import('#features/institute/staff/my-institute.tsx')).MyInstitute,
)

/** The dashboard knows neither classes, institutes nor suggestions: it shows what is put in for them. */
export const TeacherWithClasses = () => (
  <TeacherScreen
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
