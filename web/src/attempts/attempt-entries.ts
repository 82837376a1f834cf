import { type DeviceStore, storeOf } from '#platform/device-store.ts'
import { type AttemptRecord, isAttemptRecord, isOutcome } from './attempt.ts'
import { preparedOf } from './prepared-quiz.ts'

/** How many attempts that nothing becomes of any more stay on the device; the server has those that are graded. */
const maxGraded = 20
/** How many open attempts keep their questions, which are large; the server sends them again by the quiz id. */
const maxWithQuestions = 12

// Tabs write at the same time, and what one wrote reaches the others late. So the answers that were handed in and what
// the server said of them each stand in an entry of their own: no tab that still shows the quiz writes there.
export const openOf = (quizId: string) => `attempt:${quizId}`
export const finishedOf = (quizId: string) => `finished:${quizId}`
export const outcomeOf = (quizId: string) => `outcome:${quizId}`
export const questionsOf = (quizId: string) => `questions:${quizId}`
export const entriesOf = [openOf, finishedOf, outcomeOf]

/** Whether answers of this user are on the device. */
export const hasAttempts = (owner: string): boolean =>
  [openOf, finishedOf].some((entry) => storeOf(owner).names(entry('')).length > 0)

export const quizIdIn = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Removes all but the newest graded or discarded attempts, and the questions of all but the newest open ones. */
export function prune(remove: (name: string) => void, records: readonly AttemptRecord[]): void {
  const newestFirst = [...records].sort((a, b) => b.savedAt - a.savedAt)
  const graded = newestFirst.filter((record) => record.result !== undefined || record.isDiscarded)
  const open = newestFirst.filter((record) => record.finishedAt === undefined)
  for (const { quizId } of graded.slice(maxGraded)) {
    for (const entry of [...entriesOf, questionsOf]) remove(entry(quizId))
  }
  for (const { quizId } of open.slice(maxWithQuestions)) remove(questionsOf(quizId))
}

/** When the device is full: drops what was only fetched and the questions of other attempts, never an answer. */
export function makeRoom(device: DeviceStore, newName: string): boolean {
  const isWaiting = (quizId: string) => {
    const finished = device.read(finishedOf(quizId), isAttemptRecord)
    return finished && !finished.isDiscarded && !device.read(outcomeOf(quizId), isOutcome)?.result
  }
  const questions = device
    .names(questionsOf(''))
    .filter((name) => quizIdIn(name) !== quizIdIn(newName) && !isWaiting(quizIdIn(name)))
  const dispensable = [...device.names(preparedOf('')), ...questions]
  for (const name of dispensable) device.remove(name)
  return dispensable.length > 0
}
