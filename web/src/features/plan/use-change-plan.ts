import type { Today } from '@vikalp/contract/practice/plan'
import { useChange } from '#platform/api/use-change.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { useToast } from '#ui/feedback/toast.tsx'
import { changeToday } from './plan.api.ts'

type Change = { minutes?: number; swap?: number; drop?: number }

/** Other minutes, a block less or another in its place; a failure is said, and the plan stays. */
export function useChangePlan() {
  const m = useMessages('plan')
  const problems = useMessages('problems')
  const toast = useToast()
  return useChange<Today, Change>('plan', {
    mutationFn: (body) => changeToday({ body }),
    onError: (error) => toast({ text: `${m.notChanged} ${problemText(problems, 'other', error)}` }),
  })
}
