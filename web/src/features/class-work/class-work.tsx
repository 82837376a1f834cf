import { useQuery } from '@tanstack/react-query'
import { useMessages } from '#platform/texts/messages.tsx'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { AssignmentRow } from './assignment-row.tsx'
import { classWorkQuery } from './class-work.api.ts'
import { SetTestRow } from './set-test-row.tsx'

/** What the classes of a student have to do. Where they have nothing to do, nothing is shown. */
export function ClassWork() {
  const m = useMessages('classWork')
  const work = useQuery(classWorkQuery)
  if (work.isError && !work.data)
    return (
      <SectionCard title={m.title}>
        <FailedNote retry={work.refetch}>{m.failed}</FailedNote>
      </SectionCard>
    )
  if (!work.data || work.data.tests.length + work.data.assignments.length === 0) return null
  const { tests, assignments, now } = work.data
  return (
    <SectionCard title={m.title}>
      <ul>
        {tests.map((test) => (
          <SetTestRow key={test.testId} test={test} />
        ))}
        {assignments.map((assignment) => (
          <AssignmentRow key={assignment.assignmentId} assignment={assignment} now={now} />
        ))}
      </ul>
    </SectionCard>
  )
}
