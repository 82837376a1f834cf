import { useQuery } from '@tanstack/react-query'
import { classWorkQuery } from '#features/class-work/class-work.api.ts'
import { ClassWork } from '#features/class-work/class-work.tsx'
import { MocksPage } from '#features/mocks/list/mocks-page.tsx'

/** Papers know nothing of classes: what these have to do is put in here. */
export function MocksScreen() {
  const { isPending } = useQuery(classWorkQuery)
  return <MocksPage work={<ClassWork />} isWorkPending={isPending} />
}
