import type { ClassOfInstitute } from '@vikalp/contract/institute-profile'
import { Link } from 'wouter'
import { BandChip } from '#dashboard/band-chip.tsx'
import { profileOf } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { ShowAll, useShowAll } from '../show-all.tsx'
import styles from './class-sheet.module.css'

type StudentsOfClassProps = Pick<ClassOfInstitute, 'students' | 'isSample'> & { atFirst: number }

/** By name, with the mean score of each; those of the sample cannot be opened. */
export function StudentsOfClass({ students, isSample, atFirst }: StudentsOfClassProps) {
  const m = useMessages('instituteProfile').classes
  const { shown, toggle } = useShowAll(students, atFirst)
  return (
    <>
      <ul className={styles.students}>
        {shown.map(({ userId, name, avgScore, isIdle }) => (
          <li key={userId}>
            <span className={styles.who}>
              {isSample ? name : <Link href={profileOf(userId)}>{name}</Link>}
              {isIdle && <span className={styles.idle}> {m.idle}</span>}
            </span>
            {avgScore === null ? m.noAverage : <BandChip percent={avgScore} />}
          </li>
        ))}
      </ul>
      <ShowAll toggle={toggle} viewAll={m.allStudents(students.length)} showLess={m.fewerStudents} />
    </>
  )
}
