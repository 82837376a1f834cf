import { Suspense } from 'react'
import { MocksPage } from '#features/mocks/list/mocks-page.tsx'
import { lazyPart } from '../lazy-part.ts'

const ClassWork = lazyPart(
  ['classWork'],
  async () => (await import('#features/class-work/class-work.tsx')).ClassWork,
)

/** Papers know nothing of classes: what these have to do is put in here. */
export const MocksScreen = () => (
  <MocksPage
    work={
      <Suspense>
        <ClassWork />
      </Suspense>
    }
  />
)
