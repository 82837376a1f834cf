import { type AskedQuestion, type Attempt, answersOf, type TimedValue } from '#attempts/attempt.ts'
import { endOf } from './quiz-time.ts'

/** The quiz of requirement 5.5, with the times that let two tabs agree. */
export type QuizState = Attempt & { isCompleted: boolean; score: number | null }

export type QuizAction =
  // The five actions of requirement 5.5.
  | { type: 'setQuizData'; attempt: Attempt }
  | { type: 'setAnswer'; questionId: string; option: number }
  | { type: 'setCurrentQuestion'; index: number }
  | { type: 'completeQuiz'; score: number }
  | { type: 'reset' }
  // Additional actions.
  | { type: 'clearAnswer'; questionId: string }
  | { type: 'setHinted'; questionId: string }
  | { type: 'setGuessed'; questionId: string; isGuessed: boolean }
  | { type: 'check'; questionId: string }
  | { type: 'setMark'; questionId: string; isMarked: boolean }
  | { type: 'addSeconds'; questionId: string; seconds: number }
  | { type: 'finish' }
  /** Over, with nothing that is handed in. */
  | { type: 'discard' }

type Changes = Partial<QuizState>

/** `at` is the time of the action in milliseconds; the later of two answers to a question counts. */
export function quizState(state: QuizState, action: QuizAction, at: number): QuizState {
  return { ...state, ...changesOf(state, action, at), savedAt: at }
}

function changesOf(state: QuizState, action: QuizAction, at: number): Changes {
  if (action.type === 'discard' && state.finishedAt !== undefined) return {}
  if ('questionId' in action && action.type !== 'setMark' && isChecked(state, action.questionId)) return {}
  switch (action.type) {
    case 'setQuizData':
      return begun(action.attempt)
    case 'setAnswer':
      return { answers: stamp(state.answers, action.questionId, action.option, at) }
    case 'clearAnswer':
      return { answers: stamp(state.answers, action.questionId, null, at) }
    case 'setMark':
      return { marked: stamp(state.marked, action.questionId, action.isMarked, at) }
    case 'setHinted':
      return { hinted: { [action.questionId]: at, ...state.hinted } }
    case 'setGuessed': {
      const option = action.isGuessed ? selectedOption(state, action.questionId) : null
      return { guessed: stamp(state.guessed ?? {}, action.questionId, option, at) }
    }
    case 'check':
      return selectedOption(state, action.questionId) === null
        ? {}
        : { checked: { ...state.checked, [action.questionId]: at } }
    case 'setCurrentQuestion':
      return visit(state, action.index)
    case 'addSeconds':
      return { seconds: add(state.seconds, action.questionId, action.seconds) }
    case 'finish':
      return { finishedAt: state.finishedAt ?? finishedBy(state, at) }
    case 'discard':
      return { ...nothingDone, answers: {}, finishedAt: finishedBy(state, at), isDiscarded: true }
    case 'completeQuiz':
      return { isCompleted: true, score: action.score }
    case 'reset':
      return visit({ ...state, ...nothingDone, answers: checkedAnswers(state), round: state.round + 1 }, 0)
  }
}

/** After the end of the clock nothing was done. */
const finishedBy = (state: QuizState, at: number): string =>
  new Date(Math.min(at, endOf(state))).toISOString()

/** Whoever has seen the right option answers no second time. */
const checkedAnswers = (state: QuizState): QuizState['answers'] =>
  Object.fromEntries(Object.entries(state.answers).filter(([id]) => isChecked(state, id)))

// A hint that was read stays read.
const nothingDone = {
  marked: {},
  guessed: {},
  visited: [],
  seconds: {},
  isCompleted: false,
  score: null,
}

const begun = (attempt: Attempt): QuizState =>
  visit({ ...attempt, isCompleted: false, score: null }, attempt.currentQuestionIndex)

/** The quiz as it is first shown. */
export const openQuiz = (attempt: Attempt, at: number): QuizState => ({ ...begun(attempt), savedAt: at })

/** Goes to a question and marks it as seen; an index outside the quiz is limited to its range. */
function visit(state: QuizState, index: number): QuizState {
  const currentQuestionIndex = Math.max(0, Math.min(index, state.questions.length - 1))
  const id = state.questions[currentQuestionIndex]?._id
  const isNew = id !== undefined && !state.visited.includes(id)
  return { ...state, currentQuestionIndex, visited: isNew ? [...state.visited, id] : state.visited }
}

/** Later than the entry it replaces, even if the clock of the phone was set back. */
const stamp = <T>(stamps: Record<string, TimedValue<T>>, id: string, value: NoInfer<T>, at: number) => ({
  ...stamps,
  [id]: { value, at: Math.max(at, (stamps[id]?.at ?? 0) + 1) },
})

const add = (sums: Record<string, number>, id: string, more: number): Record<string, number> => ({
  ...sums,
  [id]: (sums[id] ?? 0) + more,
})

export const currentQuestion = (state: QuizState): AskedQuestion | undefined =>
  state.questions[state.currentQuestionIndex]

export const selectedOption = (state: QuizState, questionId: string): number | null =>
  state.answers[questionId]?.value ?? null

/** Whether each answer of the quiz can be checked at once: in practice and in a retry of mistakes, but not as in the exam. */
export const checksEach = ({ practice, mistakes }: QuizState): boolean =>
  practice ? practice !== 'exam-ready' : Boolean(mistakes)

export const isChecked = (state: QuizState, questionId: string): boolean =>
  state.checked?.[questionId] !== undefined

/** As in the exam there is none, and after the verdict it is too late. */
export const isHintOffered = (state: QuizState, questionId: string): boolean =>
  state.practice !== 'exam-ready' && !isChecked(state, questionId)

export const isMarked = (state: QuizState, questionId: string): boolean =>
  state.marked[questionId]?.value ?? false

export const answeredCount = (state: QuizState): number => Object.keys(answersOf(state)).length

/** Enough was done in it to greet the student when it is opened again. */
export const isUnderWay = (attempt: Attempt): boolean =>
  attempt.currentQuestionIndex > 0 || Object.keys(answersOf(attempt)).length > 0
