import { indianDay } from '@vikalp/domain/progress/periods'
import { type DeviceStore, deviceStore } from '#platform/device-store.ts'
import { fieldsOf } from '#platform/fields-of.ts'
import { type AskedQuestion, isQuestions } from './attempt.ts'

/** A block of a plan that was fetched for when there is no network, under the id by which the server knows it. */
export type PreparedQuiz = { quizId: string; questions: AskedQuestion[] }

/** `today` is the day and the block, as `2026-11-21/3`. */
export const preparedOf = (today: string) => `prepared:${today}`

const isPrepared = (value: unknown): value is PreparedQuiz => {
  const { quizId, questions } = fieldsOf(value)
  return typeof quizId === 'string' && isQuestions(questions)
}

/** Nothing on another day: its plan is over. */
export const findPrepared = (today: string, now: Date, device = deviceStore): PreparedQuiz | undefined =>
  today.startsWith(`${indianDay(now)}/`) ? device.read(preparedOf(today), isPrepared) : undefined

/** Where the device is full it has none in hand. */
export const keepPrepared = (today: string, quiz: PreparedQuiz, device = deviceStore): void => {
  device.write(preparedOf(today), quiz)
}

export const dropPrepared = (today: string, device = deviceStore): void => device.remove(preparedOf(today))

/** Drops what was fetched for blocks that are none of these. */
export function dropOthers(todays: readonly string[], device: DeviceStore = deviceStore): void {
  for (const name of device.names(preparedOf('')))
    if (!todays.some((today) => preparedOf(today) === name)) device.remove(name)
}
