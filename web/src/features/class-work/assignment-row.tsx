import type { SetAssignment } from '@vikalp/contract/classes/class-work'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { LinkButton } from '#ui/input/button.tsx'
import styles from './set-test-row.module.css'

/** A quiz that a teacher set, with its day; once it is done nothing is asked for any more. */
export function AssignmentRow({ assignment, now }: { assignment: SetAssignment; now: string }) {
  const m = useMessages('classWork')
  const { placeName } = useNames()
  const { assignmentId, title, className, exam, subject, chapters, questions, dueAt, state } = assignment
  const isDone = state === 'done' || state === 'late'
  const isOverdue = !isDone && Date.parse(now) > Date.parse(dueAt)
  const said = isDone ? m.states[state] : isOverdue ? m.overdue(dueAt) : m.due(dueAt)
  return (
    <li className={styles.row}>
      <div>
        <h3>{title}</h3>
        <p className={styles.note}>
          {className} · {placeName(exam, subject)} · {m.questions(questions)} · {said}
        </p>
      </div>
      {!isDone && (
        <LinkButton
          kind="tonal"
          href={paths.quiz}
          state={{ testType: exam, subject, chapter: chapters[0] ?? '', assignmentId }}
          aria-label={m.of(state === 'begun' ? m.goOn : m.begin, title)}
        >
          {state === 'begun' ? m.goOn : m.begin}
        </LinkButton>
      )}
    </li>
  )
}
