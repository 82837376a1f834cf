import { queryOptions } from '@tanstack/react-query'
import type { planContract, Today } from '@vikalp/contract/practice/plan'
import { indianDay } from '@vikalp/domain/progress/periods'
import { dayStates, isWordOf } from '@vikalp/domain/vocabulary'
import { attemptStore } from '#attempts/attempt-store.ts'
import { call } from '#platform/api/api-client.ts'
import { deviceStore } from '#platform/device-store.ts'
import { fieldsOf } from '#platform/fields-of.ts'
import { withAnswered } from './answered-plan.ts'

const readToday = call<typeof planContract.today>('GET', '/api/today')
const readGoals = call<typeof planContract.goals>('GET', '/api/goals')

export const changeToday = call<typeof planContract.changeToday>('PUT', '/api/today')
export const setGoals = call<typeof planContract.setGoals>('PUT', '/api/goals')

const copy = 'today'

const isToday = (value: unknown): value is Today => {
  const { state, blocks } = fieldsOf(value)
  return isWordOf(dayStates, state) && Array.isArray(blocks)
}

/** The plan that this device saw last, for when the server does not answer; the blocks of another day cannot be begun. */
export function lastPlan(): Today | undefined {
  const plan = deviceStore.read(copy, isToday)
  return plan?.day === indianDay(new Date()) ? withAnswered(plan, attemptStore.listHandedIn()) : undefined
}

/** Asked anew on every visit, for a quiz may have been handed in since; only not by each part of one page. */
export const todayQuery = queryOptions({
  queryKey: ['plan', 'today'],
  queryFn: async ({ signal }) => {
    const today = await readToday({ signal })
    deviceStore.write(copy, today)
    return today
  },
  staleTime: 3_000,
})

export const goalsQuery = queryOptions({
  queryKey: ['plan', 'goals'],
  queryFn: ({ signal }) => readGoals({ signal }),
})
