import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ClassTopics } from '@vikalp/contract/classes/class-topics'
import { type SubjectKey, subjectKeys } from '@vikalp/domain/vocabulary'
import { useLocation, useParams, useSearch } from 'wouter'
import { ApiFailure, failureCode } from '#platform/api/api-failure.ts'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { problemText } from '#platform/texts/problem-text.ts'
import { FailedPanel } from '#ui/feedback/failed-panel.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { ToggleChips } from '#ui/toggle-chips.tsx'
import { classTopicsQuery } from './class-topics.api.ts'
import styles from './class-topics.module.css'
import { TopicRow } from './topic-row.tsx'

/** Where the topics of a subject stand with a class, the weakest first, each one tap from an assignment. */
export function ClassTopicsScreen() {
  const m = useMessages('classTopics')
  const { subjectName } = useNames()
  const { classId } = useParams<{ classId: string }>()
  const [path, navigate] = useLocation()
  const asked = new URLSearchParams(useSearch()).get('subject')
  const subject: SubjectKey = subjectKeys.find((key) => key === asked) ?? 'Physics'
  const topics = useQuery(classTopicsQuery(classId, subject))
  return (
    <Page
      title={topics.data ? m.titleOf(topics.data.name) : m.title}
      back={{ href: paths.teacherClasses, label: m.toClasses }}
      narrow
    >
      <ToggleChips
        legend={m.filter}
        chips={subjectKeys.map((key) => ({ value: key, label: subjectName(key), isChosen: key === subject }))}
        onChoose={(key) => navigate(`${path}?subject=${key}`, { replace: true })}
        className={styles.subjects}
      />
      {topics.isPending && <Skeleton shape="card" count={4} />}
      {topics.isSuccess && <Topics key={subject} classId={classId} of={topics.data} />}
      {topics.isError && <Failed error={topics.error} query={topics} />}
    </Page>
  )
}

function Topics({
  classId,
  of: { subject, pupils, unshared, topics },
}: {
  classId: string
  of: ClassTopics
}) {
  const m = useMessages('classTopics')
  const weak = topics.filter(({ isWeak }) => isWeak)
  const others = topics.filter(({ isWeak }) => !isWeak)
  const list = (some: ClassTopics['topics']) => (
    <ul className={styles.topics}>
      {some.map((topic) => (
        <TopicRow key={`${topic.chapter} ${topic.topic}`} classId={classId} subject={subject} topic={topic} />
      ))}
    </ul>
  )
  return (
    <>
      <p className={styles.note}>
        {m.counted(pupils)} {unshared > 0 && m.unshared(unshared)}
      </p>
      {topics.length === 0 ? (
        <Panel tone="empty" title={m.emptyTitle}>
          <p>{m.empty}</p>
        </Panel>
      ) : (
        <>
          <details className={styles.how}>
            <summary>{m.how}</summary>
            <p>{m.howText}</p>
          </details>
          <h2 className={styles.heading}>{m.weak}</h2>
          {weak.length > 0 ? list(weak) : <p>{m.noneWeak}</p>}
          {others.length > 0 && (
            <>
              <h2 className={styles.heading}>{m.others}</h2>
              {list(others)}
            </>
          )}
        </>
      )}
    </>
  )
}

function Failed({ error, query }: { error: Error; query: UseQueryResult }) {
  const m = useMessages('classTopics')
  const problems = useMessages('problems')
  const code = failureCode(error)
  if (code === 'forbidden') {
    const isUnconfirmed = error instanceof ApiFailure && error.fields.account !== undefined
    return <p>{isUnconfirmed ? m.notConfirmed : m.forTeachers}</p>
  }
  // An invalid id is refused as such.
  if (code === 'not_found' || code === 'invalid_request') return <Panel title={m.gone} />
  return (
    <FailedPanel title={m.failed} query={query}>
      {problemText(problems, 'other', error)}
    </FailedPanel>
  )
}
