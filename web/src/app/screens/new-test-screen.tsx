import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { membersQuery, taughtQuery } from '#features/classes/classes.api.ts'
import { NewTest } from '#features/tests/make/new-test.tsx'

/** Those who share what they do, each once; the others sit no test of their class (rule 82). */
function usePupils(classIds: readonly string[]) {
  const chosen = classIds.filter((classId) => classId !== '')
  const { data } = useQuery({ ...membersQuery(...chosen), placeholderData: keepPreviousData })
  const pupils = data?.filter(({ shares }) => shares) ?? []
  return [...new Map(pupils.map((pupil) => [pupil.userId, pupil])).values()]
}

/** Tests know nothing of classes: they are put in here. */
export function NewTestScreen() {
  const classes = useQuery(taughtQuery)
  return (
    <NewTest classes={classes.data} failure={classes.isError ? classes : undefined} usePupils={usePupils} />
  )
}
