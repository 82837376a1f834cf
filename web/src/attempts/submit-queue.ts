import type { quizContract } from '@vikalp/contract/quiz'
import { useSyncExternalStore } from 'react'
import { currentOwner, currentToken, subscribe as onTokenChange } from '#platform/access/token.ts'
import { call } from '#platform/api/api-client.ts'
import { alone } from './alone.ts'
import { attemptStore } from './attempt-store.ts'
import { type Delivery, DeliveryQueue } from './delivery.ts'

const submit = call<typeof quizContract.submit>('POST', '/api/quiz/submit-multiple')

/** Between the return of the network and the first try: a school's phones do not come back as one. */
const spreadMs = 2000

const queue = new DeliveryQueue({
  attempts: attemptStore,
  send: (submission) => submit({ body: submission }),
  owner: () => (currentToken() === undefined ? undefined : currentOwner()),
  now: Date.now,
  random: Math.random,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  later: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  alone,
})

let isStarted = false

/** From now on finished attempts are delivered by themselves, whenever the network and the sign-in allow. */
export function startDeliveries(): void {
  if (isStarted) return
  isStarted = true
  const soon = () => {
    queue.forgetFailures()
    setTimeout(queue.wake, Math.random() * spreadMs)
  }
  addEventListener('online', soon)
  onTokenChange(soon)
  attemptStore.subscribe(queue.changed)
  soon()
}

/** Tries at once; settles after one try, whatever came of it. */
export function deliverNow(quizId: string): Promise<Delivery> {
  startDeliveries()
  return queue.deliverNow(quizId)
}

function subscribe(listener: () => void): () => void {
  startDeliveries()
  return queue.subscribe(listener)
}

/** Where the submission of a quiz stands, and its result as soon as it is there. */
export function useDelivery(quizId: string): Delivery & { retry: () => Promise<Delivery> } {
  const delivery = useSyncExternalStore(subscribe, () => queue.delivery(quizId))
  return { ...delivery, retry: () => deliverNow(quizId) }
}
