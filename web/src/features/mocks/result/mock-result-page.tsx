import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'wouter'
import { ApiFailure, failureCode } from '#platform/api/api-failure.ts'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/input/button.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { resultQuery } from '../mocks.api.ts'
import { MockResult } from './mock-result.tsx'

type MockResultPageProps = {
  /** What the paper changes of what is said of the next one. */
  readiness: (of: { sittingId: string; template: string }) => ReactNode
}

/** The result of a sitting, or when it comes. */
export function MockResultPage({ readiness }: MockResultPageProps) {
  const m = useMessages('mocks').result
  const { sittingId = '' } = useParams()
  const result = useQuery(resultQuery(sittingId))
  const back = { href: paths.mocks, label: m.back }
  if (result.isSuccess)
    return (
      <Page title={result.data.title} back={back}>
        <MockResult result={result.data} readiness={readiness(result.data)} />
      </Page>
    )
  return (
    <Page title={m.title} back={back}>
      {result.isPending || result.isFetching ? (
        <Skeleton shape="card" count={3} />
      ) : (
        <NoResult error={result.error} again={() => void result.refetch()} />
      )}
    </Page>
  )
}

function NoResult({ error, again }: { error: Error; again: () => void }) {
  const { result: m, tryAgain } = useMessages('mocks')
  const problems = useMessages('problems')
  if (failureCode(error) !== 'results_pending')
    return (
      <Panel tone="error" title={m.failed} actions={<Button onClick={again}>{tryAgain}</Button>}>
        <p>{problemText(problems, 'other', error)}</p>
      </Panel>
    )
  const resultsAt = error instanceof ApiFailure ? error.fields.resultsAt : undefined
  return (
    <Panel title={m.pending} actions={<Button onClick={again}>{tryAgain}</Button>}>
      <p>{resultsAt === undefined ? m.pendingText : m.pendingAt(resultsAt)}</p>
    </Panel>
  )
}
