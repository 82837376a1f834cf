import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { LinkButton } from '#ui/input/button.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { latestPapersQuery } from './latest-papers.api.ts'
import styles from './mock-tests-card.module.css'

/** How many of the papers are shown here; all of them are at the mock tests. */
const shown = 3

/** The newest papers with their scores, apart from the quizzes: they stand in no badge and no average. */
export function MockTestsCard() {
  const m = useMessages('student').mocks
  const formats = useMessages('formats')
  const { data, isError, refetch } = useQuery(latestPapersQuery)
  const papers = (data?.sittings ?? []).filter(({ score }) => score !== null).slice(0, shown)
  return (
    <SectionCard title={m.title} note={m.note}>
      {isError && !data && <FailedNote retry={refetch}>{m.failed}</FailedNote>}
      {papers.length > 0 && (
        <ul>
          {papers.map(({ sittingId, title, date, score, highest }) => (
            <li key={sittingId} className={styles.row}>
              <Link href={paths.mockResult.replace(':sittingId', sittingId)}>{title}</Link>
              <span className={styles.date}>{formats.day(date)}</span>
              <span className={styles.score}>{m.score((score ?? 0) / 4, highest / 4)}</span>
            </li>
          ))}
        </ul>
      )}
      <div>
        <LinkButton kind="text" flush href={paths.mocks}>
          {m.open}
        </LinkButton>
      </div>
    </SectionCard>
  )
}
