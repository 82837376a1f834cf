import { useQuery } from '@tanstack/react-query'
import type { TestDetails } from '@vikalp/contract/mocks/tests'
import { useState } from 'react'
import { useParams } from 'wouter'
import { failureCode } from '#platform/api/api-failure.ts'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { FailedPanel } from '#ui/feedback/failed-panel.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { LinkButton } from '#ui/input/button.tsx'
import { SelectField } from '#ui/input/select-field.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { draftOf } from '../test-paths.ts'
import { testQuery } from '../tests.api.ts'
import { useTestState } from '../use-test-state.ts'
import { Board } from './board.tsx'
import { Results } from './results.tsx'
import { TestActions } from './test-actions.tsx'
import styles from './test-screen.module.css'

/** Where it stands changes by itself. */
const roomMs = 10_000

/** One test: who is writing, then what came of it. */
export function TestScreen() {
  const m = useMessages('tests')
  const problems = useMessages('problems')
  const { testId } = useParams<{ testId: string }>()
  const test = useQuery({ ...testQuery(testId), refetchInterval: roomMs })
  const title = test.data?.title ?? m.test
  const isForbidden = failureCode(test.error) === 'forbidden'
  return (
    <Page
      title={title}
      subtitle={test.data?.classes.map(({ className }) => className).join(', ')}
      back={{ href: paths.tests, label: m.title }}
    >
      {test.isPending && <Skeleton shape="card" count={2} />}
      {isForbidden && <Panel title={m.forTeachers} />}
      {!test.data && test.isError && !isForbidden && (
        <FailedPanel title={failureCode(test.error) === 'not_found' ? m.gone : m.failed} query={test}>
          {problemText(problems, 'other', test.error)}
        </FailedPanel>
      )}
      {test.data && <Room test={test.data} />}
    </Page>
  )
}

function Room({ test }: { test: TestDetails }) {
  const m = useMessages('tests')
  const stateOf = useTestState()
  const { testId, state, handedIn, classes } = test
  const [classId, setClassId] = useState('')
  const isOver = ['waiting', 'released', 'cancelled'].includes(state)
  return (
    <div className={styles.column}>
      <Panel title={stateOf(test)} actions={<TestActions test={test} />}>
        <p>{m.window(test.opensAt, test.closesAt, test.minutes)}</p>
        {state !== 'draft' && state !== 'cancelled' && <p>{m.secrecy(test.resultsAt, test.releasedAt)}</p>}
      </Panel>
      {state === 'draft' && (
        <div>
          <LinkButton kind="outline" href={draftOf(testId)}>
            {m.goOn}
          </LinkButton>
        </div>
      )}
      {state !== 'draft' && classes.length > 1 && (
        <SelectField
          label={m.make.class}
          value={classId}
          options={[
            { value: '', label: m.allClasses },
            ...classes.map((each) => ({ value: each.classId, label: each.className })),
          ]}
          onChoose={setClassId}
        />
      )}
      {!isOver && state !== 'draft' && <Board testId={testId} classId={classId} />}
      {handedIn > 0 && <Results testId={testId} classId={classId} />}
    </div>
  )
}
