import type { TestResults } from '@vikalp/contract/mocks/tests'
import { useChange } from '#platform/api/use-change.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { useToast } from '#ui/feedback/toast.tsx'
import { Button } from '#ui/input/button.tsx'
import { countLate } from '../tests.api.ts'

type LateAnswersProps = { testId: string; row: TestResults['rows'][number]; isOwn: boolean }

/** What came after the end counts, unless the teacher of the test excludes it. */
export function LateAnswers({ testId, row, isOwn }: LateAnswersProps) {
  const m = useMessages('tests').results
  const problems = useMessages('problems')
  const toast = useToast()
  const { studentId, name, lateAnswers, lateCounts } = row
  const choosing = useChange('test', {
    mutationFn: () => countLate({ params: { testId }, body: { studentId, counts: !lateCounts } }),
    onError: (error) => toast({ text: problemText(problems, 'other', error) }),
  })
  if (lateAnswers === 0) return null
  return (
    <>
      <span>{lateCounts ? m.lateCounted : m.lateExcluded}</span>{' '}
      {isOwn && (
        <Button
          kind="text"
          busy={choosing.isPending}
          aria-label={lateCounts ? m.excludeOf(name) : m.countOf(name)}
          onClick={() => choosing.mutate()}
        >
          {lateCounts ? m.exclude : m.count}
        </Button>
      )}
    </>
  )
}
