import { useQuery } from '@tanstack/react-query'
import type { TaughtClass } from '@vikalp/contract/classes'
import type { Assignment } from '@vikalp/contract/classes/assignments'
import { useState } from 'react'
import { useChange } from '#platform/api/use-change.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { useToast } from '#ui/feedback/toast.tsx'
import { Button } from '#ui/input/button.tsx'
import { TypingSheet } from '#ui/sheet/typing-sheet.tsx'
import { assignmentQuery, assignmentsQuery, removeAssignment } from './assignments.api.ts'
import styles from './assignments-sheet.module.css'
import { NewAssignmentForm } from './new-assignment-form.tsx'

type AssignmentsSheetProps = { taught: TaughtClass; onClose: () => void }

/** What a class has to do until when, and who has done it. */
export function AssignmentsSheet({ taught: { classId, name }, onClose }: AssignmentsSheetProps) {
  const m = useMessages('taughtClasses').assignments
  const { loading } = useMessages('shell')
  const problems = useMessages('problems')
  const assignments = useQuery(assignmentsQuery(classId))
  const [isMaking, setMaking] = useState(false)
  return (
    <TypingSheet title={m.title(name)} onClose={onClose}>
      {isMaking ? (
        <NewAssignmentForm classId={classId} onDone={() => setMaking(false)} />
      ) : (
        <div>
          <Button kind="tonal" onClick={() => setMaking(true)}>
            {m.make}
          </Button>
        </div>
      )}
      {assignments.isPending && <Spinner label={loading} />}
      {assignments.isError && (
        <FailedNote retry={assignments.refetch}>
          {problemText(problems, 'other', assignments.error)}
        </FailedNote>
      )}
      {assignments.data?.length === 0 && !isMaking && <p>{m.none}</p>}
      <ul>
        {assignments.data?.map((assignment) => (
          <AssignmentItem key={assignment.assignmentId} classId={classId} assignment={assignment} />
        ))}
      </ul>
    </TypingSheet>
  )
}

function AssignmentItem({ classId, assignment }: { classId: string; assignment: Assignment }) {
  const m = useMessages('taughtClasses').assignments
  const problems = useMessages('problems')
  const toast = useToast()
  const { assignmentId, title, dueAt, questions, students, done, late, notBegun } = assignment
  const [isOpen, setOpen] = useState(false)
  const remove = useChange('assignment', {
    mutationFn: () => removeAssignment({ params: { classId, assignmentId } }),
    onSuccess: () => toast({ text: m.removed(title) }),
    onError: (error) => toast({ text: problemText(problems, 'other', error) }),
  })
  return (
    <li className={styles.row}>
      <h3>{title}</h3>
      <p className={styles.note}>{m.facts(questions, dueAt)}</p>
      <p>{m.progress({ students, done, late, notBegun })}</p>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary aria-label={m.ofAssignment(m.who, title)}>{m.who}</summary>
        {isOpen && <Progress classId={classId} assignmentId={assignmentId} />}
      </details>
      <div>
        <Button
          kind="text"
          flush
          busy={remove.isPending}
          aria-label={m.ofAssignment(m.remove, title)}
          onClick={() => remove.mutate()}
        >
          {m.remove}
        </Button>
      </div>
    </li>
  )
}

function Progress({ classId, assignmentId }: { classId: string; assignmentId: string }) {
  const m = useMessages('taughtClasses').assignments
  const { loading } = useMessages('shell')
  const problems = useMessages('problems')
  const students = useQuery(assignmentQuery(classId, assignmentId))
  if (students.isPending) return <Spinner label={loading} />
  if (!students.data)
    return <FailedNote retry={students.refetch}>{problemText(problems, 'other', students.error)}</FailedNote>
  return (
    <ul>
      {students.data.map(({ studentId, name, rollNo, state, correct, total }) => (
        <li key={studentId} className={styles.student}>
          <span>{m.student(name, rollNo)}</span>
          <span>{m.state(state, correct, total)}</span>
        </li>
      ))}
    </ul>
  )
}
