import { examOnTheWire, subjectOnTheWire } from '@vikalp/domain/catalogue/subjects'
import type { Role } from '@vikalp/domain/vocabulary'
import { periodIn } from '#dashboard/trend/use-period.ts'
import type { QuizEntry } from '#features/quiz/play/state/choose-quiz.ts'
import { startOf, startPath } from '#features/quiz/play/state/quiz-start.ts'
import { screenState } from '#platform/navigation/screen-state.ts'

/** What can be known of a visit before the application is there. */
export type Visit = {
  path: string
  search: string
  /** The navigation state. */
  state: unknown
  role: Role | undefined
  /** The quiz that the visit opens, unless it is on the device. */
  missingQuiz: () => QuizEntry | undefined
}

export type FirstCall = { method: 'GET' | 'POST'; path: string; query?: object; body?: object }

const get = (path: string, query?: object): FirstCall => ({ method: 'GET', path, ...(query && { query }) })

const dashboard =
  (role: Role) =>
  ({ search }: Visit): FirstCall[] => [get(`/api/profiles/${role}`, { period: periodIn(search) })]

/** Who the user is. */
export const account = get('/api/accounts/me')

/** Only students have progress. */
function chapterCalls({ state, role }: Visit): FirstCall[] {
  const { testType, subject } = screenState('chapters', state)
  const query = { exam: examOnTheWire(testType), subject: subjectOnTheWire(testType, subject) }
  const chapters = get('/api/quiz/chapters', query)
  if (role === undefined) return [chapters, account]
  return role === 'student' ? [chapters, get('/api/quiz/progress', query)] : [chapters]
}

const exams = () => [get('/api/quiz/exams')]

/** Only students are asked for anything by a class. */
const classWork = ({ role }: Visit): FirstCall[] => (role === 'student' ? [get('/api/class-work')] : [])

/** The plan of the day comes with what the classes ask for. */
const ownDay = (visit: Visit): FirstCall[] =>
  visit.role === 'student' ? [get('/api/today'), ...classWork(visit)] : []

/** What the screen at an address asks the server for first, as its own queries ask for it. */
const firstCalls: Readonly<Record<string, (visit: Visit) => FirstCall[]>> = {
  '/exams': exams,
  '/exam-selection': exams,
  '/test-type': ({ state }) => [
    get('/api/quiz/subjects', { exam: examOnTheWire(screenState('testType', state).exam) }),
  ],
  '/chapters': chapterCalls,
  '/quiz': ({ missingQuiz }) => {
    const quiz = missingQuiz()
    return quiz ? [{ method: 'POST', path: startPath, body: startOf(quiz) }] : []
  },
  // Most users are students.
  '/today': ownDay,
  '/profile': (visit) => [account, ...ownDay(visit), ...dashboard(visit.role ?? 'student')(visit)],
  '/student-profile': (visit) => [...ownDay(visit), ...dashboard('student')(visit)],
  '/mocks': classWork,
  '/teacher': dashboard('teacher'),
  '/institute': dashboard('institute'),
}

export const firstCallsOf = (visit: Visit): FirstCall[] => firstCalls[visit.path]?.(visit) ?? []

/** Those that were not asked yet. */
export const callsLeft = (calls: readonly FirstCall[], asked: readonly FirstCall[]): FirstCall[] =>
  calls.filter((call) => !asked.some((one) => JSON.stringify(one) === JSON.stringify(call)))
