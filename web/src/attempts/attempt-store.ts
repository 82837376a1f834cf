import type { Question } from '@vikalp/contract/question'
import { currentOwner } from '#platform/access/token.ts'
import { type DeviceStore, deviceStore } from '#platform/device-store.ts'
import { type Attempt, type AttemptRecord, isAttemptRecord, isQuestions, mergeAttempts } from './attempt.ts'

/** How many graded attempts stay on the device; the server has them all. */
const maxGraded = 20
/** How many open attempts keep their questions, which are large; the server sends them again by the quiz id. */
const maxWithQuestions = 12

const recordOf = (quizId: string) => `attempt:${quizId}`
const questionsOf = (quizId: string) => `questions:${quizId}`

export type QuizNames = Pick<AttemptRecord, 'examName' | 'subjectName' | 'chapterName' | 'quick'>

export type AttemptStore = {
  /** Stores a quiz from the server. Its earlier answers on this device stay. */
  open(quiz: QuizNames & { quizId: string; questions: Question[] }, now: Date): Attempt
  find(quizId: string): Attempt | undefined
  /** The same without the questions, which may have been dropped for space. */
  findRecord(quizId: string): AttemptRecord | undefined
  /** Merges in what another tab wrote meanwhile, and returns what it stored. */
  save(record: AttemptRecord): { record: AttemptRecord; isOnDevice: boolean }
  /** Unfinished attempts, the last used first. */
  listOpen(): AttemptRecord[]
  /** Finished attempts that are not graded yet, the oldest first. */
  listWaiting(): AttemptRecord[]
  /** Reports every change to an attempt, here or in another tab. */
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

/** Values that the device refuses to store stay in memory as long as the tab. */
function withMemory(device: DeviceStore, owner: () => string) {
  const memory = new Map<string, unknown>()
  const keyOf = (name: string) => `${owner()}:${name}`
  return {
    read<T>(name: string, guard: (value: unknown) => value is T): T | undefined {
      const value = memory.get(keyOf(name))
      return guard(value) ? value : device.read(name, guard)
    },
    write(name: string, value: unknown): boolean {
      const isWritten = device.write(name, value) || (makeRoom(device, name) && device.write(name, value))
      if (isWritten) memory.delete(keyOf(name))
      else memory.set(keyOf(name), value)
      return isWritten
    },
    names(startingWith: string): string[] {
      const prefix = keyOf(startingWith)
      const inMemory = [...memory.keys()]
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(keyOf('').length))
      return [...new Set([...device.names(startingWith), ...inMemory])]
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

/** Removes all but the newest graded attempts, and the questions of all but the newest open ones. */
function prune(device: DeviceStore, records: readonly AttemptRecord[]): void {
  const newestFirst = [...records].sort((a, b) => b.savedAt - a.savedAt)
  const graded = newestFirst.filter((record) => record.result !== undefined)
  const open = newestFirst.filter((record) => record.finishedAt === undefined)
  for (const { quizId } of graded.slice(maxGraded)) {
    device.remove(recordOf(quizId))
    device.remove(questionsOf(quizId))
  }
  for (const { quizId } of open.slice(maxWithQuestions)) device.remove(questionsOf(quizId))
}

/** When the device is full: drops the questions of other attempts, never an answer. */
function makeRoom(device: DeviceStore, newName: string): boolean {
  const others = device.names(recordOf('')).flatMap((name) => device.read(name, isAttemptRecord) ?? [])
  const dispensable = others.filter(
    ({ quizId, finishedAt, result }) =>
      ![recordOf(quizId), questionsOf(quizId)].includes(newName) &&
      (finishedAt === undefined || result !== undefined),
  )
  for (const { quizId } of dispensable) device.remove(questionsOf(quizId))
  return dispensable.length > 0
}

/** The attempts of this user on this device. */
export const attemptStore = createAttemptStore(deviceStore, currentOwner)
