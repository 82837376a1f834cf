import { useQuery } from '@tanstack/react-query'
import type { InstituteTests } from '@vikalp/contract/mocks/tests'
import { Link } from 'wouter'
import { InstituteRooms } from '#dashboard/rooms/institute-rooms.tsx'
import { failureCode } from '#platform/api/api-failure.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { FailedPanel } from '#ui/feedback/failed-panel.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import styles from '../list/tests-screen.module.css'
import { instituteTestOf } from '../test-paths.ts'
import { instituteTestsQuery } from '../tests.api.ts'
import { useTestState } from '../use-test-state.ts'

/** What the teachers of an institute have set, the latest first. */
export function InstituteTestsScreen() {
  const m = useMessages('tests')
  return (
    <Page title={m.title} subtitle={m.institute.subtitle}>
      <div className={styles.column}>
        <Tests />
      </div>
    </Page>
  )
}

function Tests() {
  const m = useMessages('tests')
  const problems = useMessages('problems')
  const { data, error, isPending, isFetching, refetch } = useQuery(instituteTestsQuery)
  if (failureCode(error) === 'forbidden') return <Panel title={m.institute.forInstitutes} />
  return (
    <>
      <InstituteRooms />
      {isPending && <Skeleton shape="card" count={3} />}
      {!data && error && (
        <FailedPanel title={m.failed} query={{ isFetching, refetch }}>
          {problemText(problems, 'other', error)}
        </FailedPanel>
      )}
      {data?.tests.length === 0 && (
        <Panel tone="empty" title={m.empty}>
          <p>{m.institute.emptyText}</p>
        </Panel>
      )}
      {data && data.tests.length > 0 && (
        <ul className={styles.tests}>
          {data.tests.map((test) => (
            <TestRow key={test.testId} test={test} />
          ))}
        </ul>
      )}
    </>
  )
}

function TestRow({ test }: { test: InstituteTests['tests'][number] }) {
  const m = useMessages('tests')
  const stateOf = useTestState()
  const { testId, title, classes, questions, minutes, teacher } = test
  return (
    <li className={styles.row}>
      <h2 className={styles.title}>
        <Link href={instituteTestOf(testId)}>{title}</Link>
      </h2>
      <p className={styles.note}>
        {m.institute.by(
          teacher,
          m.facts(
            classes.map(({ className }) => className),
            questions,
            minutes,
          ),
        )}
      </p>
      <p>{stateOf(test, teacher)}</p>
    </li>
  )
}
