import { useQuery } from '@tanstack/react-query'
import { membersQuery, taughtQuery } from '#features/classes/classes.api.ts'
import { NewTest } from '#features/tests/make/new-test.tsx'

/** Those who share what they do; the others sit no test of the class (rule 82). */
function usePupils(classId: string) {
  const members = useQuery({ ...membersQuery(classId), enabled: classId !== '' })
  return members.data?.filter(({ shares }) => shares) ?? []
}

/** Tests know nothing of classes: they are put in here. */
export function NewTestScreen() {
  const classes = useQuery(taughtQuery)
  return (
    <NewTest
      classes={classes.data}
      failure={classes.error ? { error: classes.error, retry: classes.refetch } : undefined}
      usePupils={usePupils}
    />
  )
}
