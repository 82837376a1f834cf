import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type SubjectKey, subjectKeys, topicStates } from '@vikalp/domain/vocabulary'
import type { ReactNode } from 'react'
import { useLocation, useSearch } from 'wouter'
import { type FailureCode, failureCode } from '#platform/api/api-failure.ts'
import { paths, profileOf } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { problemText } from '#platform/texts/problem-text.ts'
import { FailedPanel } from '#ui/feedback/failed-panel.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { LinkButton } from '#ui/input/button.tsx'
import { Page } from '#ui/layout/page.tsx'
import { ToggleChips } from '#ui/toggle-chips.tsx'
import { ChapterMap } from './chapter-map.tsx'
import { ResetLearner } from './reset-learner.tsx'
import { TopicStateChip } from './topic-state-chip.tsx'
import { topicMapQuery } from './topics.api.ts'
import styles from './topics-page.module.css'

type TopicsPageProps = {
  userId?: string
  /** What whoever may not read the map of that student sees: for them it does not exist. */
  notFound?: ReactNode
}

// An invalid id is refused as such.
const noSuchMap: readonly FailureCode[] = ['not_found', 'invalid_request', 'forbidden']

/** Where each topic stands with a student: one's own map, or that of the student with this id. */
export function TopicsPage({ userId, notFound }: TopicsPageProps) {
  const m = useMessages('topics')
  const { subjectName } = useNames()
  const [path, navigate] = useLocation()
  const asked = new URLSearchParams(useSearch()).get('subject')
  const subject: SubjectKey = subjectKeys.find((key) => key === asked) ?? 'Physics'
  const map = useQuery(topicMapQuery(subject, userId))
  if (notFound && map.isError && noSuchMap.includes(failureCode(map.error))) return notFound
  return (
    <Page
      title={userId === undefined || !map.data ? m.title : m.titleOf(map.data.name)}
      back={{ href: userId === undefined ? paths.profile : profileOf(userId), label: m.toProfile }}
      narrow
    >
      <ToggleChips
        legend={m.filter}
        chips={subjectKeys.map((key) => ({
          value: key,
          label: subjectName(key),
          isChosen: key === subject,
        }))}
        onChoose={(key) => navigate(`${path}?subject=${key}`, { replace: true })}
        className={styles.subjects}
      />
      {map.isPending && <Skeleton shape="card" count={4} />}
      {map.isSuccess && (
        <>
          <Counts chapters={map.data.chapters} />
          <ul className={styles.chapters}>
            {map.data.chapters.map((chapter) => (
              <ChapterMap
                key={chapter.chapter}
                chapter={chapter}
                subject={subject}
                isOwn={userId === undefined}
              />
            ))}
          </ul>
          {userId === undefined && (
            <>
              <LinkButton kind="text" flush href={paths.readiness}>
                {m.readiness}
              </LinkButton>
              <ResetLearner />
            </>
          )}
        </>
      )}
      {map.isError && <Failed error={map.error} query={map} />}
    </Page>
  )
}

type Chapters = { topics: readonly { state: (typeof topicStates)[number] }[] }[]

/** How many topics of the subject stand where, and what the words mean. */
function Counts({ chapters }: { chapters: Chapters }) {
  const m = useMessages('topics')
  const states = chapters.flatMap(({ topics }) => topics.map(({ state }) => state))
  const counts = topicStates.map((state) =>
    m.count(states.filter((one) => one === state).length, m.states[state]),
  )
  return (
    <div className={styles.counts}>
      <p>{m.counts(counts)}</p>
      <details>
        <summary>{m.what}</summary>
        <dl>
          {topicStates.map((state) => (
            <div key={state} className={styles.meaning}>
              <dt>
                <TopicStateChip state={state} />
              </dt>
              <dd>{m.stateTexts[state]}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>{m.howFar}</p>
      </details>
    </div>
  )
}

function Failed({ error, query }: { error: Error; query: UseQueryResult }) {
  const m = useMessages('topics')
  const problems = useMessages('problems')
  if (failureCode(error) === 'forbidden') return <p>{m.notStudent}</p>
  return (
    <FailedPanel title={m.failed} query={query}>
      {problemText(problems, 'other', error)}
    </FailedPanel>
  )
}
