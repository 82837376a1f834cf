import type { Today } from '@vikalp/contract/practice/plan'
import { failureCode } from '#platform/api/api-failure.ts'
import { useChange } from '#platform/api/use-change.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { useToast } from '#ui/feedback/toast.tsx'
import { changeToday } from './plan.api.ts'

type Change = { minutes?: number; swap?: number; drop?: number }

/** Other minutes, a block less or another in its place; a failure is said, and the plan stays, or comes anew on another day. */
export function useChangePlan(day: Today['day']) {
  const m = useMessages('plan')
  const problems = useMessages('problems')
  const toast = useToast()
  const whyNot = (error: Error): string =>
    failureCode(error) === 'another_day'
      ? m.otherDay(day)
      : `${m.notChanged} ${problemText(problems, 'other', error)}`
  return useChange<Today, Change>('plan', {
    mutationFn: (change) => changeToday({ body: { day, ...change } }),
    onError: (error) => toast({ text: whyNot(error) }),
  })
}
