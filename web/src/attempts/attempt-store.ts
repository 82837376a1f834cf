import type { Question } from '@vikalp/contract/question'
import { currentOwner } from '#platform/access/token.ts'
import { type DeviceStore, deviceStore } from '#platform/device-store.ts'
import { type Attempt, type AttemptRecord, isAttemptRecord, isQuestions, mergeAttempts } from './attempt.ts'

/** How many graded attempts keep their place on the device; the server has them all. */
const gradedKept = 20
/** Questions are heavy: of older open attempts the server gives them again, by the quiz id. */
const questionsKept = 12

const recordOf = (quizId: string) => `attempt:${quizId}`
const questionsOf = (quizId: string) => `questions:${quizId}`

export type QuizNames = Pick<AttemptRecord, 'examName' | 'subjectName' | 'chapterName' | 'quick'>

export type AttemptStore = {
  /** Keeps a quiz that has arrived. What was answered in it before, on this device, stays. */
  open(quiz: QuizNames & { quizId: string; questions: Question[] }, now: Date): Attempt
  find(quizId: string): Attempt | undefined
  /** The same without the questions, which may have been given up for space. */
  findRecord(quizId: string): AttemptRecord | undefined
  /** Writes, after taking over what another tab wrote meanwhile; gives what now stands. */
  save(record: AttemptRecord): { record: AttemptRecord; isOnDevice: boolean }
  /** Unfinished attempts, the one touched last first. */
  listOpen(): AttemptRecord[]
  /** Finished, and not graded yet; the oldest first. */
  listWaiting(): AttemptRecord[]
  /** Tells of every change to an attempt, here or in another tab. */
  subscribe(listener: (quizId: string) => void): () => void
}

export function createAttemptStore(device: DeviceStore, owner: () => string): AttemptStore {
  const { read, write, names } = withMemory(device, owner)
  const listeners = new Set<(quizId: string) => void>()

  const findRecord = (quizId: string) => read(recordOf(quizId), isAttemptRecord)
  const list = () => names(recordOf('')).flatMap((name) => read(name, isAttemptRecord) ?? [])

  const store: AttemptStore = {
    open(quiz, now) {
      const { questions, ...named } = quiz
      const known = findRecord(quiz.quizId)
      const { record } = store.save(known ?? newRecord(named, questions, now))
      write(questionsOf(quiz.quizId), questions)
      prune(device, list())
      return { ...record, questions }
    },
    find(quizId) {
      const record = findRecord(quizId)
      const questions = record && read(questionsOf(quizId), isQuestions)
      return record && questions && { ...record, questions }
    },
    findRecord,
    save(own) {
      const other = findRecord(own.quizId)
      const record = other ? mergeAttempts(own, other) : own
      const isOnDevice = write(recordOf(own.quizId), record)
      for (const listener of listeners) listener(own.quizId)
      return { record, isOnDevice }
    },
    listOpen: () =>
      list()
        .filter((record) => record.finishedAt === undefined)
        .sort((a, b) => b.savedAt - a.savedAt),
    listWaiting: () =>
      list()
        .filter((record) => record.finishedAt !== undefined && record.result === undefined)
        .sort((a, b) => (a.finishedAt ?? '').localeCompare(b.finishedAt ?? '')),
    subscribe(listener) {
      listeners.add(listener)
      const stop = device.subscribe((name) => {
        if (name.startsWith(recordOf(''))) listener(name.slice(recordOf('').length))
      })
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
  }
  return store
}

/** What the device refuses to take, full or forbidden, lives as long as the tab. */
function withMemory(device: DeviceStore, owner: () => string) {
  const memory = new Map<string, unknown>()
  const keyOf = (name: string) => `${owner()}:${name}`
  return {
    read<T>(name: string, guard: (value: unknown) => value is T): T | undefined {
      const kept = memory.get(keyOf(name))
      return guard(kept) ? kept : device.read(name, guard)
    },
    write(name: string, value: unknown): boolean {
      const isWritten = device.write(name, value) || (makeRoom(device, name) && device.write(name, value))
      if (isWritten) memory.delete(keyOf(name))
      else memory.set(keyOf(name), value)
      return isWritten
    },
    names(startingWith: string): string[] {
      const prefix = keyOf(startingWith)
      const kept = [...memory.keys()]
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(keyOf('').length))
      return [...new Set([...device.names(startingWith), ...kept])]
    },
  }
}

const newRecord = (
  names: QuizNames & { quizId: string },
  questions: readonly Question[],
  now: Date,
): AttemptRecord => ({
  ...names,
  questionIds: questions.map((question) => question._id),
  round: 0,
  answers: {},
  marked: {},
  visited: [],
  currentQuestionIndex: 0,
  seconds: {},
  startedAt: now.toISOString(),
  savedAt: now.getTime(),
})

/** Drops the graded attempts beyond the newest, and the questions of open ones that lie far back. */
function prune(device: DeviceStore, records: readonly AttemptRecord[]): void {
  const newestFirst = [...records].sort((a, b) => b.savedAt - a.savedAt)
  const graded = newestFirst.filter((record) => record.result !== undefined)
  const open = newestFirst.filter((record) => record.finishedAt === undefined)
  for (const { quizId } of graded.slice(gradedKept)) {
    device.remove(recordOf(quizId))
    device.remove(questionsOf(quizId))
  }
  for (const { quizId } of open.slice(questionsKept)) device.remove(questionsOf(quizId))
}

/** The device is full: the questions of other open attempts go, no answer ever does. */
function makeRoom(device: DeviceStore, wanted: string): boolean {
  const others = device.names(recordOf('')).flatMap((name) => device.read(name, isAttemptRecord) ?? [])
  const dispensable = others.filter(
    ({ quizId, finishedAt, result }) =>
      ![recordOf(quizId), questionsOf(quizId)].includes(wanted) &&
      (finishedAt === undefined || result !== undefined),
  )
  for (const { quizId } of dispensable) device.remove(questionsOf(quizId))
  return dispensable.length > 0
}

/** The attempts of this user on this device. */
export const attemptStore = createAttemptStore(deviceStore, currentOwner)
