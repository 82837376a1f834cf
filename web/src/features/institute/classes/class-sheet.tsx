import { useQuery } from '@tanstack/react-query'
import type { ClassOfInstitute } from '@vikalp/contract/institute-profile'
import { TopicEnds } from '#dashboard/topic-ends.tsx'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { classQuery } from '../institute.api.ts'
import styles from './class-sheet.module.css'
import { StudentsOfClass } from './students-of-class.tsx'

const shownAtFirst = 15

/** What is behind a row of the class overview: its figures, where it is weak, and its students. */
export function ClassSheet({ name, onClose }: { name: string; onClose: () => void }) {
  const m = useMessages('instituteProfile').classes
  const problems = useMessages('problems')
  const query = useQuery(classQuery(name))
  return (
    <Sheet title={name} open onClose={onClose}>
      {query.isPending && <Spinner label={m.loading} />}
      {query.isError && (
        <FailedNote retry={query.refetch}>
          {m.failed} {problemText(problems, 'other', query.error)}
        </FailedNote>
      )}
      {query.data && <Details of={query.data} />}
    </Sheet>
  )
}

function Details({ of: { avgScore, idleThisWeek, topics, students, isSample } }: { of: ClassOfInstitute }) {
  const m = useMessages('instituteProfile').classes
  const formats = useMessages('formats')
  return (
    <div className={styles.details}>
      <dl className={styles.figures}>
        <div>
          <dt>{m.students}</dt>
          <dd>{formats.number(students.length)}</dd>
        </div>
        <div>
          <dt>{m.average}</dt>
          <dd>{avgScore === null ? m.noAverage : formats.percent(avgScore)}</dd>
        </div>
        <div>
          <dt>{m.idle}</dt>
          <dd>{formats.number(idleThisWeek)}</dd>
        </div>
      </dl>
      <TopicEnds {...topics} />
      <h3>{m.students}</h3>
      <StudentsOfClass students={students} isSample={isSample} atFirst={shownAtFirst} />
    </div>
  )
}
