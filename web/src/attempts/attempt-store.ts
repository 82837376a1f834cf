import { currentOwner } from '#platform/access/token.ts'
import { type DeviceStore, deviceStore } from '#platform/device-store.ts'
import {
  type AskedQuestion,
  type Attempt,
  type AttemptRecord,
  isAttemptRecord,
  isOutcome,
  isQuestions,
  mergeAttempts,
  type Outcome,
} from './attempt.ts'
import {
  entriesOf,
  finishedOf,
  makeRoom,
  openOf,
  outcomeOf,
  prune,
  questionsOf,
  quizIdIn,
} from './attempt-entries.ts'
import { withOptionsIn } from './shown-options.ts'
import { withMemory } from './with-memory.ts'

export type QuizNames = Pick<
  AttemptRecord,
  | 'examName'
  | 'subjectName'
  | 'chapterName'
  | 'count'
  | 'quick'
  | 'missedIn'
  | 'assignmentId'
  | 'practice'
  | 'mistakes'
  | 'today'
  | 'allMet'
  | 'allowed'
>

export type AttemptStore = {
  /** Stores a quiz from the server. Its earlier answers on this device stay. */
  open(quiz: QuizNames & { quizId: string; questions: AskedQuestion[] }, now: Date): Attempt
  find(quizId: string): Attempt | undefined
  /** The same without the questions, which may have been dropped for space. */
  findRecord(quizId: string): AttemptRecord | undefined
  /** Merges in what another tab wrote meanwhile, and returns what it stored. A finished attempt stays as it is. */
  save(record: AttemptRecord): { record: AttemptRecord; isOnDevice: boolean }
  /** Stores what the server said of a finished attempt. */
  settle(quizId: string, outcome: Outcome): void
  /** Unfinished attempts, the last used first. */
  listOpen(): AttemptRecord[]
  /** Attempts that were handed in, graded or not. */
  listHandedIn(): AttemptRecord[]
  /** Finished attempts that were handed in and are not graded yet, the oldest first. */
  listWaiting(): AttemptRecord[]
  /** Reports every change to an attempt, here or in another tab. */
  subscribe(listener: (quizId: string) => void): () => void
}

export function createAttemptStore(device: DeviceStore, owner: () => string): AttemptStore {
  const { read, write, remove, names, isInMemory } = withMemory(device, owner, makeRoom)
  const listeners = new Set<(quizId: string) => void>()
  const notify = (quizId: string) => {
    for (const listener of listeners) listener(quizId)
  }

  const findRecord = (quizId: string) => {
    const record = read(finishedOf(quizId), isAttemptRecord) ?? read(openOf(quizId), isAttemptRecord)
    return record && { ...record, ...read(outcomeOf(quizId), isOutcome) }
  }
  const list = () => {
    const ids = [openOf, finishedOf].flatMap((entry) => names(entry('')).map(quizIdIn))
    return [...new Set(ids)].flatMap((quizId) => findRecord(quizId) ?? [])
  }

  const store: AttemptStore = {
    open(quiz, now) {
      const { questions: sent, ...named } = quiz
      const known = findRecord(quiz.quizId)
      // Sent again they stand as in the bank; the answers are those of the order in which they were first shown.
      const questions = sent.map((question) => asFirstShown(question, known?.orders?.[question._id]))
      const { record } = store.save(known ?? newRecord(named, questions, now))
      write(questionsOf(quiz.quizId), questions)
      prune(remove, list())
      return { ...record, questions }
    },
    find(quizId) {
      const record = findRecord(quizId)
      const questions = record && read(questionsOf(quizId), isQuestions)
      return record && questions && { ...record, questions }
    },
    findRecord,
    save(own) {
      const { quizId } = own
      const other = findRecord(quizId)
      if (other?.finishedAt !== undefined)
        return { record: other, isOnDevice: !isInMemory(finishedOf(quizId)) }
      const record = other ? mergeAttempts(own, other) : own
      const isFinished = record.finishedAt !== undefined
      const isOnDevice = write(isFinished ? finishedOf(quizId) : openOf(quizId), record)
      if (isFinished && isOnDevice) remove(openOf(quizId))
      notify(quizId)
      return { record, isOnDevice }
    },
    settle(quizId, outcome) {
      write(outcomeOf(quizId), outcome)
      notify(quizId)
    },
    listOpen: () => openByUse(list()),
    listHandedIn: () => list().filter(isHandedIn),
    listWaiting: () => waitingByAge(list()),
    subscribe(listener) {
      listeners.add(listener)
      const stop = device.subscribe((name) => {
        if (entriesOf.some((entry) => name.startsWith(entry('')))) listener(quizIdIn(name))
      })
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
  }
  return store
}

const asFirstShown = (question: AskedQuestion, order: string | undefined): AskedQuestion =>
  order !== undefined && question.order === undefined
    ? { ...question, ...withOptionsIn(order, question), order }
    : question

const openByUse = (records: AttemptRecord[]) =>
  records.filter((record) => record.finishedAt === undefined).sort((a, b) => b.savedAt - a.savedAt)

const isHandedIn = ({ finishedAt, isDiscarded }: AttemptRecord): boolean =>
  finishedAt !== undefined && !isDiscarded

const waitingByAge = (records: AttemptRecord[]) =>
  records
    .filter((record) => isHandedIn(record) && !record.result)
    .sort((a, b) => (a.finishedAt ?? '').localeCompare(b.finishedAt ?? ''))

const newRecord = (
  names: QuizNames & { quizId: string },
  questions: readonly AskedQuestion[],
  now: Date,
): AttemptRecord => ({
  ...names,
  questionIds: questions.map((question) => question._id),
  ...(questions.some(({ order }) => order) && {
    orders: Object.fromEntries(questions.flatMap(({ _id, order }) => (order ? [[_id, order]] : []))),
  }),
  round: 0,
  answers: {},
  marked: {},
  visited: [],
  currentQuestionIndex: 0,
  seconds: {},
  startedAt: now.toISOString(),
  savedAt: now.getTime(),
})

/** The attempts of this user on this device. */
export const attemptStore = createAttemptStore(deviceStore, currentOwner)
