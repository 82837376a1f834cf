import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { TaughtClass } from '@vikalp/contract/classes'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { failureCode } from '#platform/api/api-failure.ts'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { FailedPanel } from '#ui/feedback/failed-panel.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { EmptyPanel } from '#ui/layout/empty-panel.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { draftQuery, testsQuery } from '../tests.api.ts'
import { draftFrom, emptyDraft } from './draft.ts'
import { MakeTest, type Pupil } from './make-test.tsx'

type NewTestProps = {
  classes: readonly TaughtClass[] | undefined
  /** Why they are not known, and how to ask again. */
  failure: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'> | undefined
  usePupils: (classIds: readonly string[]) => readonly Pupil[]
}

/** A new test, or a draft that is gone on with. */
export function NewTest(props: NewTestProps) {
  const m = useMessages('tests')
  return (
    <Page title={m.make.title} back={{ href: paths.tests, label: m.title }}>
      <Steps {...props} />
    </Page>
  )
}

function Steps({ classes, failure, usePupils }: NewTestProps) {
  const m = useMessages('tests')
  const problems = useMessages('problems')
  const draftId = new URLSearchParams(useSearch()).get('draft')
  const tests = useQuery(testsQuery)
  const [ids] = useState(() => ({ testId: crypto.randomUUID(), seed: crypto.randomUUID(), now: Date.now() }))
  const stored = useQuery({ ...draftQuery(draftId ?? '', ids.seed), enabled: draftId !== null })
  const failed = failure ?? [tests, stored].find(({ isError }) => isError)
  if (failed && failureCode(failed.error) === 'forbidden') return <Panel title={m.forTeachers} />
  if (failed)
    return (
      <FailedPanel title={m.failed} query={failed}>
        {problemText(problems, 'other', failed.error)}
      </FailedPanel>
    )
  if (!classes || !tests.data || (draftId !== null && !stored.data))
    return <Skeleton shape="card" count={3} />
  if (classes.length === 0)
    return (
      <EmptyPanel
        title={m.make.noClass}
        text={m.make.noClassText}
        action={{ href: paths.teacher, label: m.toOverview }}
      />
    )
  const initial = stored.data ? draftFrom(stored.data, ids.seed) : emptyDraft(ids, ids.now)
  return (
    <MakeTest
      key={initial.testId}
      initial={initial}
      classes={classes}
      patterns={tests.data.patterns}
      usePupils={usePupils}
    />
  )
}
