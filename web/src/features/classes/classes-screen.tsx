import { useQuery } from '@tanstack/react-query'
import { TeacherRooms } from '#dashboard/rooms/teacher-rooms.tsx'
import { failureCode } from '#platform/api/api-failure.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { taughtQuery } from './classes.api.ts'
import { TaughtClasses } from './taught-classes.tsx'

/** The classes of a teacher: codes, registers, students, assignments. */
export function ClassesScreen() {
  const m = useMessages('taughtClasses')
  const { error } = useQuery(taughtQuery)
  return (
    <Page title={m.title} headingHidden>
      {failureCode(error) === 'forbidden' ? (
        <Panel title={m.forTeachers} />
      ) : (
        <>
          <TeacherRooms />
          <TaughtClasses />
        </>
      )}
    </Page>
  )
}
