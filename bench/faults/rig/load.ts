import { setTimeout as pause } from 'node:timers/promises'
import { type QuizResult, quizContract } from '@vikalp/contract/quiz'
import { type Call, startQuiz, submitQuiz } from '../../../server/src/testing/take-quiz.ts'
import type { Observations } from './observations.ts'
import { patientCalls } from './patient-calls.ts'
import type { Student } from './student.ts'

const thinkingMs = 100
// Nobody starts more quizzes a minute than one may.
const restMs = 63_000 / quizContract.start.limit.perMinute

export type Acknowledged = { student: Student; result: QuizResult }

type LoadOptions = {
  url: string
  students: readonly Student[]
  /** How many of them are in a quiz at a time. */
  clients: number
  observations: Observations
  isAnswerDue: () => boolean
  signal: AbortSignal
}

/** Students who take one quiz after another and deliver every one of them, whatever happens to the server. */
export class Load {
  readonly acknowledged: Acknowledged[] = []
  readonly #options: LoadOptions
  readonly #waiting: { student: Student; restedAt: number }[]
  #running: Promise<void>[] = []
  #isOver = false

  constructor(options: LoadOptions) {
    this.#options = options
    this.#waiting = options.students.map((student) => ({ student, restedAt: 0 }))
  }

  start(): void {
    this.#options.observations.beginLoad()
    this.#running = Array.from({ length: this.#options.clients }, () => this.#client())
  }

  /** Returns when every quiz that was begun has been delivered. */
  async stop(): Promise<void> {
    this.#isOver = true
    await Promise.all(this.#running)
    this.#options.observations.endLoad()
  }

  callAs(student: Student): Call {
    return patientCalls(student, this.#options)
  }

  /** Until that many more quizzes have been acknowledged; false when that takes longer than a minute. */
  async advance(count: number): Promise<boolean> {
    const end = performance.now() + 60_000
    const wanted = this.acknowledged.length + count
    while (this.acknowledged.length < wanted && performance.now() < end) await pause(10)
    return this.acknowledged.length >= wanted
  }

  async #client(): Promise<void> {
    while (!this.#isOver && !this.#options.signal.aborted) {
      const next = this.#waiting.shift()
      if (!next) return
      const { student, restedAt } = next
      await pause(Math.max(0, restedAt - performance.now()))
      const begin = performance.now()
      await this.#takeQuiz(student).catch((error: unknown) =>
        this.#options.observations.breach(error instanceof Error ? error.message : String(error)),
      )
      this.#waiting.push({ student, restedAt: begin + restMs })
      await pause(thinkingMs)
    }
  }

  async #takeQuiz(student: Student): Promise<void> {
    const call = this.callAs(student)
    const quiz = await startQuiz(call, { count: 5 })
    const [question] = quiz.questions
    if (question)
      await call('POST', '/api/quiz/submit', {
        quizId: quiz.quizId,
        questionId: question._id,
        selectedOption: question.answer,
      })
    const result = await submitQuiz(call, quiz, { seconds: 30 })
    this.acknowledged.push({ student, result })
    await call('GET', `/api/quiz/result/${result.attemptId}`)
  }
}
