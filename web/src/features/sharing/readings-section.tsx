import { useQuery } from '@tanstack/react-query'
import { readingDays } from '@vikalp/domain/limits'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { readingsQuery } from './sharing.api.ts'
import styles from './sharing-screen.module.css'

/** Who opened the student's contact details, and when. */
export function ReadingsSection() {
  const { readings: m, failed } = useMessages('sharing')
  const problems = useMessages('problems')
  const formats = useMessages('formats')
  const readings = useQuery(readingsQuery)
  return (
    <SectionCard title={m.title} note={m.note(readingDays)}>
      {readings.isPending && <Skeleton shape="block" />}
      {readings.isError && (
        <FailedNote retry={readings.refetch}>
          {failed} {problemText(problems, 'other', readings.error)}
        </FailedNote>
      )}
      {readings.data?.length === 0 && <p>{m.none}</p>}
      <ul className={styles.readings}>
        {readings.data?.map(({ reader, role, institute, readAt, times }) => (
          <li key={`${readAt} ${reader}`}>
            <strong>{reader ?? m.gone}</strong>
            <span className={styles.note}>
              {[role && m.roles[role], institute].filter(Boolean).join(' · ')}
              {' · '}
              <time dateTime={readAt}>{formats.day(readAt)}</time>
              {times > 1 && ` · ${m.times(times)}`}
            </span>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
