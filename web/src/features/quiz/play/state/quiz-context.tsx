import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react'
import type { Attempt } from '#attempts/attempt.ts'
import { attemptStore } from '#attempts/attempt-store.ts'
import type { QuizAction, QuizState } from './quiz-state.ts'
import { RunningQuiz } from './running-quiz.ts'

const QuizContext = createContext<RunningQuiz | undefined>(undefined)

export function QuizProvider({ attempt, children }: { attempt: Attempt; children: ReactNode }) {
  const [quiz] = useState(() => new RunningQuiz(attempt, attemptStore, Date.now))
  return <QuizContext value={quiz}>{children}</QuizContext>
}

/** Whether a question may be helped with, and what is to be called when its hint is read. */
type HintUse = { isOffered: boolean; onRead: () => void }

/** What other features add below a question: hint and suggestions. */
export type QuizTools = (questionId: string, hint: HintUse) => ReactNode

export type QuizSlots = {
  tools: QuizTools
  /** The hint under a question where it is open from the start. */
  openHint: (questionId: string, onRead: () => void) => ReactNode
}

export type Quiz = {
  state: QuizState
  /** The current state at the moment of the call, for callbacks. */
  current: () => QuizState
  dispatch: (action: QuizAction) => void
  /** False when the device refuses to store the answers. */
  isOnDevice: boolean
}

export function useQuiz(): Quiz {
  const quiz = useContext(QuizContext)
  if (!quiz) throw new Error('useQuiz needs a QuizProvider above it') // requirement 5.5
  const state = useSyncExternalStore(quiz.subscribe, quiz.state)
  return { state, current: quiz.state, dispatch: quiz.dispatch, isOnDevice: quiz.isOnDevice }
}
