import type { Today } from '@vikalp/contract/practice/plan'
import { useMessages } from '#platform/texts/messages.tsx'
import { ToggleChips } from '#ui/toggle-chips.tsx'
import { useChangePlan } from './use-change-plan.ts'

const choices = [15, 30, 45, 60] as const

/** How much time there is today; the rest of the day is planned anew at once. */
export function MinutesChips({ day, minutes }: Pick<Today, 'day' | 'minutes'>) {
  const m = useMessages('plan')
  const change = useChangePlan(day)
  const chosen = change.isPending ? change.variables?.minutes : minutes
  return (
    <ToggleChips
      legend={m.minutesToday}
      chips={choices.map((value) => ({
        value: String(value),
        label: m.minutes(value),
        isChosen: value === chosen,
      }))}
      onChoose={(value) => change.mutate({ minutes: Number(value) })}
    />
  )
}
