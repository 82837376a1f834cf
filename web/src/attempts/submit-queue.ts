import type { quizContract } from '@vikalp/contract/quiz'
import { useSyncExternalStore } from 'react'
import { currentOwner, currentToken, subscribe as onTokenChange } from '#platform/access/token.ts'
import { call } from '#platform/api/api-client.ts'
import { attemptStore } from './attempt-store.ts'
import { type Delivery, DeliveryQueue } from './delivery.ts'
import { runExclusively } from './run-exclusively.ts'

const submit = call<typeof quizContract.submit>('POST', '/api/quiz/submit-multiple')

/** The first tries after the network returns are spread over this time: a whole school may come back at once. */
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
  runExclusively,
})

let isStarted = false

/** Starts to deliver finished attempts in the background, whenever the network and the sign-in allow. */
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

/** Tries at once; settles after one try, whatever the outcome. */
export function deliverNow(quizId: string): Promise<Delivery> {
  startDeliveries()
  return queue.deliverNow(quizId)
}

function subscribe(listener: () => void): () => void {
  startDeliveries()
  return queue.subscribe(listener)
}

/** The state of a quiz's submission, and its result once there is one. */
export function useDelivery(quizId: string): Delivery & { retry: () => Promise<Delivery> } {
  const delivery = useSyncExternalStore(subscribe, () => queue.delivery(quizId))
  return { ...delivery, retry: () => deliverNow(quizId) }
}
