import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Test, TestsPage } from '@vikalp/contract/mocks/tests'
import { Link } from 'wouter'
import { TeacherRooms } from '#dashboard/rooms/teacher-rooms.tsx'
import { failureCode } from '#platform/api/api-failure.ts'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { FailedPanel } from '#ui/feedback/failed-panel.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { LinkButton } from '#ui/input/button.tsx'
import { EmptyPanel } from '#ui/layout/empty-panel.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { draftOf, testOf } from '../test-paths.ts'
import { testsQuery } from '../tests.api.ts'
import { useTestState } from '../use-test-state.ts'
import styles from './tests-screen.module.css'

/** The tests of a teacher's classes, the latest first. */
export function TestsScreen() {
  const m = useMessages('tests')
  return (
    <Page title={m.title} subtitle={m.subtitle}>
      <div className={styles.column}>
        <Tests />
      </div>
    </Page>
  )
}

function Tests() {
  const m = useMessages('tests')
  const tests = useQuery(testsQuery)
  if (failureCode(tests.error) === 'forbidden') return <Panel title={m.forTeachers} />
  return (
    <>
      <TeacherRooms />
      <TestList tests={tests} />
    </>
  )
}

function TestList({ tests }: { tests: UseQueryResult<TestsPage> }) {
  const m = useMessages('tests')
  const problems = useMessages('problems')
  if (tests.isPending) return <Skeleton shape="card" count={3} />
  if (!tests.data)
    return (
      <FailedPanel title={m.failed} query={tests}>
        {problemText(problems, 'other', tests.error)}
      </FailedPanel>
    )
  const all = tests.data.tests
  if (all.length === 0)
    return (
      <EmptyPanel title={m.empty} text={m.emptyText} action={{ href: paths.newTest, label: m.make.title }} />
    )
  return (
    <>
      <div>
        <LinkButton href={paths.newTest}>{m.make.title}</LinkButton>
      </div>
      <ul className={styles.tests}>
        {all.map((test) => (
          <TestRow key={test.testId} test={test} />
        ))}
      </ul>
    </>
  )
}

function TestRow({ test }: { test: Test }) {
  const m = useMessages('tests')
  const stateOf = useTestState()
  const { testId, title, classes, questions, minutes, state } = test
  return (
    <li className={styles.row}>
      <h2 className={styles.title}>
        <Link href={state === 'draft' ? draftOf(testId) : testOf(testId)}>{title}</Link>
      </h2>
      <p className={styles.note}>
        {m.facts(
          classes.map(({ className }) => className),
          questions,
          minutes,
        )}
      </p>
      <p>{stateOf(test)}</p>
    </li>
  )
}
