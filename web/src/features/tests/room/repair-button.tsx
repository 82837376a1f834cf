import type { Test, TestResults } from '@vikalp/contract/mocks/tests'
import { useChange } from '#platform/api/use-change.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { useToast } from '#ui/feedback/toast.tsx'
import { Button } from '#ui/input/button.tsx'
import { repairSlips } from '../tests.api.ts'

type RepairButtonProps = {
  test: Test
  /** The class that is looked at; empty while all are. */
  classId: string
  item: TestResults['items'][number]
  number: number
}

/** One tap: everybody who chose a wrong option gets a short practice of the same slip. */
export function RepairButton({ test: { classes, testId }, classId, item, number }: RepairButtonProps) {
  const m = useMessages('tests').items
  const problems = useMessages('problems')
  const toast = useToast()
  const repair = useChange('assignment', {
    mutationFn: async () => {
      const body = { testId, questionId: item.questionId }
      const chosen = classes.filter((each) => classId === '' || each.classId === classId)
      const repaired = await Promise.all(
        chosen.map((each) => repairSlips({ params: { classId: each.classId }, body })),
      )
      return repaired.flatMap(({ assignments }) => assignments)
    },
    onSuccess: (assignments) => {
      const all = assignments.reduce((sum, { students }) => sum + students, 0)
      toast({ text: m.repaired(assignments.length, all) })
    },
    onError: (error) => toast({ text: problemText(problems, 'other', error) }),
  })
  return (
    <Button
      kind="text"
      busy={repair.isPending}
      aria-label={m.repairNumber(number)}
      onClick={() => repair.mutate()}
    >
      {m.repair}
    </Button>
  )
}
