import type { Test } from '@vikalp/contract/mocks/tests'
import type { TestState } from '@vikalp/domain/vocabulary'
import { useMessages } from '#platform/texts/messages.tsx'

/** Where a test stands, in a sentence. */
export function useTestState(): (test: Test) => string {
  const m = useMessages('tests').states
  const sentences: Record<TestState, (test: Test) => string> = {
    draft: () => m.draft,
    planned: ({ opensAt }) => m.planned(opensAt),
    open: ({ running, handedIn, students }) => m.open(running, handedIn, students),
    closed: ({ running }) => m.closed(running),
    waiting: ({ resultsAt, handedIn, students }) => m.waiting(resultsAt, handedIn, students),
    released: ({ handedIn, students }) => m.released(handedIn, students),
    cancelled: ({ cancelled }) => m.cancelled(cancelled?.reason ?? ''),
  }
  return (test) => sentences[test.state](test)
}
