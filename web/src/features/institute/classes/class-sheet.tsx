import { useQuery } from '@tanstack/react-query'
import type { ClassOfInstitute } from '@vikalp/contract/institute-profile'
import { Link } from 'wouter'
import { BandChip } from '#dashboard/band-chip.tsx'
import { ClassTopics } from '#dashboard/class-topics.tsx'
import { profileOf } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { classQuery } from '../institute.api.ts'
import { ShowAll, useShowAll } from '../show-all.tsx'
import styles from './class-sheet.module.css'

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
  const { shown, toggle } = useShowAll(students, shownAtFirst)
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
      <ClassTopics {...topics} />
      <h3>{m.students}</h3>
      <ul className={styles.students}>
        {shown.map(({ userId, name, avgScore: mean, isIdle }) => (
          <li key={userId}>
            <span className={styles.who}>
              {isSample ? name : <Link href={profileOf(userId)}>{name}</Link>}
              {isIdle && <span className={styles.idle}> {m.idle}</span>}
            </span>
            {mean === null ? m.noAverage : <BandChip percent={mean} />}
          </li>
        ))}
      </ul>
      <ShowAll toggle={toggle} viewAll={m.allStudents(students.length)} showLess={m.fewerStudents} />
    </div>
  )
}
