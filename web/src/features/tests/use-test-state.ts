import type { Test } from '@vikalp/contract/mocks/tests'
import type { TestState } from '@vikalp/domain/vocabulary'
import { useMessages } from '#platform/texts/messages.tsx'

/** Where a test stands, in a sentence; its teacher is `you` unless somebody else reads it. */
export function useTestState(): (test: Test, teacher?: string) => string {
  const m = useMessages('tests').states
  const sentences: Record<TestState, (test: Test, teacher: string) => string> = {
    draft: () => m.draft,
    planned: ({ opensAt }) => m.planned(opensAt),
    open: ({ running, handedIn, students }) => m.open(running, handedIn, students),
    closed: ({ running }) => m.closed(running),
    waiting: ({ resultsAt, handedIn, students }, teacher) =>
      m.waiting(resultsAt, handedIn, students, teacher),
    released: ({ handedIn, students }) => m.released(handedIn, students),
    cancelled: ({ cancelled }, teacher) => m.cancelled(cancelled?.reason ?? '', teacher),
  }
  return (test, teacher = m.you) => sentences[test.state](test, teacher)
}
