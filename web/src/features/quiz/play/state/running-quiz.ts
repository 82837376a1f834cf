import { type Attempt, holdsAll, mergeAttempts } from '#attempts/attempt.ts'
import type { AttemptStore } from '#attempts/attempt-store.ts'
import { openQuiz, type QuizAction, type QuizState, quizState } from './quiz-state.ts'

/** The quiz on the screen. Every action is stored on the device before the screen shows it (rule 13). */
export class RunningQuiz {
  readonly #attempts: AttemptStore
  readonly #now: () => number
  readonly #listeners = new Set<() => void>()
  #state: QuizState
  #isSaving = false
  /** False once the device refused to store: the answers then live in this tab alone. */
  isOnDevice = true

  constructor(attempt: Attempt, attempts: AttemptStore, now: () => number) {
    this.#attempts = attempts
    this.#now = now
    this.#state = this.#saved(openQuiz(attempt, now()))
  }

  state = (): QuizState => this.#state

  dispatch = (action: QuizAction): void => {
    this.#show(this.#saved(quizState(this.#state, action, this.#now())))
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    const stop = this.#attempts.subscribe((quizId) => {
      if (quizId === this.#state.quizId && !this.#isSaving) this.#takeOver()
    })
    return () => {
      this.#listeners.delete(listener)
      stop()
    }
  }

  /** Another tab wrote: its newer answers appear here, the question on this screen stays. */
  #takeOver(): void {
    const record = this.#attempts.findRecord(this.#state.quizId)
    if (!record) return
    const { currentQuestionIndex } = this.#state
    const own = withoutQuestions(this.#state)
    const merged = { ...this.#state, ...mergeAttempts(own, record), currentQuestionIndex }
    // The other tab had not seen everything of this one when it wrote.
    this.#show(holdsAll(record, own) ? merged : this.#saved(merged))
  }

  #saved(state: QuizState): QuizState {
    this.#isSaving = true
    const { record, isOnDevice } = this.#attempts.save(withoutQuestions(state))
    this.#isSaving = false
    this.isOnDevice = isOnDevice
    return { ...state, ...record }
  }

  #show(state: QuizState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

/** The part that is stored at every tap; the questions are already on the device. */
function withoutQuestions({ questions, isCompleted, score, ...record }: QuizState) {
  return record
}
