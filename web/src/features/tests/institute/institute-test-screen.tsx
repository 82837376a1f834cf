import { useQuery } from '@tanstack/react-query'
import type { TestResults } from '@vikalp/contract/mocks/tests'
import { useParams } from 'wouter'
import { failureCode } from '#platform/api/api-failure.ts'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { FailedPanel } from '#ui/feedback/failed-panel.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Items } from '../room/items.tsx'
import { Marks } from '../room/results.tsx'
import styles from '../room/test-screen.module.css'
import { resultsQuery } from '../tests.api.ts'
import { useTestState } from '../use-test-state.ts'

/** What the students of an institute made of a test; only its teacher changes anything. */
export function InstituteTestScreen() {
  const m = useMessages('tests')
  const problems = useMessages('problems')
  const { testId } = useParams<{ testId: string }>()
  const { data, error, isPending, isFetching, refetch } = useQuery(resultsQuery(testId, ''))
  const isForbidden = failureCode(error) === 'forbidden'
  return (
    <Page
      title={data?.test.title ?? m.test}
      subtitle={data?.test.classes.map(({ className }) => className).join(', ')}
      back={{ href: paths.instituteTests, label: m.title }}
    >
      {isPending && <Skeleton shape="card" count={2} />}
      {isForbidden && <Panel title={m.institute.forInstitutes} />}
      {!data && error && !isForbidden && (
        <FailedPanel
          title={failureCode(error) === 'not_found' ? m.gone : m.failed}
          query={{ isFetching, refetch }}
        >
          {problemText(problems, 'other', error)}
        </FailedPanel>
      )}
      {data && <Room results={data} />}
    </Page>
  )
}

function Room({ results }: { results: TestResults }) {
  const m = useMessages('tests')
  const stateOf = useTestState()
  const { test, items } = results
  return (
    <div className={styles.column}>
      <Panel title={stateOf(test, m.institute.theTeacher)}>
        <p>{m.window(test.opensAt, test.closesAt, test.minutes)}</p>
        <p>{m.institute.ownPupils}</p>
      </Panel>
      <Marks results={results} isOwn={false} />
      {items.length > 0 && <Items test={test} classId="" items={items} isOwn={false} />}
    </div>
  )
}
