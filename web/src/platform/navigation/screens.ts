import type { Bundle } from '#messages/messages.ts'

type Row = {
  /** As the router and the server read it; a segment may be a parameter, `:name`. */
  path: string
  /** The file in src/ that exports the screen: a chunk of its own, fetched with the page. */
  chunk: `${string}-screen`
  /** The bundles of texts that it uses, fetched together with it. */
  texts: readonly Bundle[]
  /** False where the screen has a bar and a footer of its own, or none. */
  frame?: false
  /** Also open to visitors who are not signed in (requirement 2.3, rule 4). */
  open?: true
  /** The screen that most users see at this address: its code comes with the page as well. */
  shows?: string
}

// Requirement 2.1, then rules 4 and 5. Everything that depends on a screen reads its row.
const rows = {
  landing: {
    path: '/',
    chunk: 'features/landing/landing-screen',
    texts: ['landing'],
    frame: false,
  },
  exams: {
    path: '/exams',
    chunk: 'features/catalogue/exams-screen',
    texts: ['formats', 'attempts', 'catalogue'],
  },
  examSelection: {
    path: '/exam-selection',
    chunk: 'features/catalogue/exams-screen',
    texts: ['formats', 'attempts', 'catalogue'],
  },
  testType: { path: '/test-type', chunk: 'features/catalogue/subjects-screen', texts: ['catalogue'] },
  chapters: {
    path: '/chapters',
    chunk: 'features/catalogue/chapters-screen',
    texts: ['chapterList', 'chapters', 'chapterDescriptions'],
  },
  quiz: {
    path: '/quiz',
    chunk: 'app/screens/quiz-screen',
    texts: ['formats', 'chapters', 'quiz', 'hint', 'suggestions'],
    frame: false,
  },
  analysis: {
    path: '/analysis',
    chunk: 'app/screens/analysis-screen',
    texts: ['formats', 'chapters', 'results'],
  },
  review: {
    path: '/review',
    chunk: 'app/screens/review-screen',
    texts: ['bookmarks', 'chapters', 'reports', 'results'],
  },
  today: {
    path: '/today',
    chunk: 'app/screens/today-screen',
    texts: ['attempts', 'chapters', 'classWork', 'daySentence', 'plan'],
  },
  bookmarks: {
    path: '/bookmarks',
    chunk: 'app/screens/bookmarks-screen',
    texts: ['bookmarks', 'chapters', 'reports', 'results'],
  },
  mistakes: {
    path: '/mistakes',
    chunk: 'app/screens/mistakes-screen',
    texts: ['chapters', 'mistakes', 'results'],
  },
  topics: {
    path: '/topics',
    chunk: 'features/topics/topics-screen',
    texts: ['chapters', 'topics'],
  },
  readiness: {
    path: '/readiness',
    chunk: 'features/readiness/readiness-screen',
    texts: ['chapters', 'formats', 'readiness'],
  },
  howWellWeKnow: {
    path: '/how-well-we-know',
    chunk: 'features/readiness/how-well-we-know-screen',
    texts: ['formats', 'readiness'],
    open: true,
  },
  mocks: {
    path: '/mocks',
    chunk: 'app/screens/mocks-screen',
    texts: ['classWork', 'mocks'],
  },
  drill: {
    path: '/mocks/drill',
    chunk: 'features/mocks/drill/drill-screen',
    texts: ['drill', 'formats', 'hall', 'quiz', 'times'],
    frame: false,
  },
  sitting: {
    path: '/mocks/:sittingId',
    chunk: 'features/mocks/sitting-screen',
    texts: ['answerSheet', 'formats', 'hall', 'quiz', 'times'],
    frame: false,
  },
  mockResult: {
    path: '/mocks/:sittingId/result',
    chunk: 'app/screens/mock-result-screen',
    texts: ['formats', 'mocks'],
  },
  profile: {
    path: '/profile',
    chunk: 'app/screens/profile-screen',
    texts: ['profiles'],
    shows: 'studentProfile',
  },
  studentProfile: {
    path: '/student-profile',
    chunk: 'app/screens/student-screen',
    texts: [
      'formats',
      'chapters',
      'badges',
      'profiles',
      'dashboard',
      'student',
      'attempts',
      'classWork',
      'daySentence',
    ],
  },
  teacher: {
    path: '/teacher',
    chunk: 'app/screens/teacher-screen',
    texts: ['formats', 'badges', 'profiles', 'dashboard', 'teacher'],
  },
  teacherStudents: {
    path: '/teacher/students',
    chunk: 'features/teaching/students-screen',
    texts: ['formats', 'profiles', 'dashboard', 'teacher'],
  },
  teacherClasses: {
    path: '/teacher/classes',
    chunk: 'features/classes/classes-screen',
    texts: ['formats', 'chapters', 'taughtClasses'],
  },
  tests: {
    path: '/teacher/tests',
    chunk: 'features/tests/list/tests-screen',
    texts: ['tests'],
  },
  newTest: {
    path: '/teacher/tests/new',
    chunk: 'app/screens/new-test-screen',
    texts: ['answerSheet', 'chapters', 'tests'],
  },
  test: {
    path: '/teacher/tests/:testId',
    chunk: 'features/tests/room/test-screen',
    texts: ['tests'],
  },
  classTopics: {
    path: '/teacher/classes/:classId/topics',
    chunk: 'features/classes/class-topics/class-topics-screen',
    texts: ['chapters', 'classTopics'],
  },
  institute: {
    path: '/institute',
    chunk: 'app/screens/institute-screen',
    texts: ['formats', 'badges', 'profiles', 'dashboard', 'instituteProfile'],
  },
  instituteStudents: {
    path: '/institute/students',
    chunk: 'features/institute/students/students-screen',
    texts: ['dashboard', 'formats', 'instituteProfile', 'profiles'],
  },
  instituteClasses: {
    path: '/institute/classes',
    chunk: 'features/institute/classes/classes-screen',
    texts: ['dashboard', 'formats', 'instituteProfile', 'profiles'],
  },
  instituteTests: {
    path: '/institute/tests',
    chunk: 'features/tests/institute/institute-tests-screen',
    texts: ['tests'],
  },
  instituteTest: {
    path: '/institute/tests/:testId',
    chunk: 'features/tests/institute/institute-test-screen',
    texts: ['tests'],
  },
  roster: {
    path: '/roster',
    chunk: 'features/school/school-screen',
    texts: ['school'],
  },
  account: {
    path: '/account',
    chunk: 'features/identity/settings/account-screen',
    texts: ['identity', 'accountSettings'],
  },
  verify: {
    path: '/verify',
    chunk: 'features/identity/verify-screen',
    texts: ['identity'],
    open: true,
  },
  login: {
    path: '/login',
    chunk: 'features/identity/login-screen',
    texts: ['birth', 'identity'],
    open: true,
  },
  sharing: {
    path: '/sharing',
    chunk: 'features/sharing/sharing-screen',
    texts: ['formats', 'birth', 'sharing'],
  },
  consentPapers: {
    path: '/consent-papers',
    chunk: 'features/sharing/papers-screen',
    texts: ['sharing'],
  },
  consent: {
    path: '/consent',
    chunk: 'features/sharing/consent-screen',
    texts: ['consent'],
    open: true,
  },
  recover: {
    path: '/recover',
    chunk: 'features/identity/recover/recover-screen',
    texts: ['identity', 'recover'],
    open: true,
  },
  confirmEmail: {
    path: '/confirm-email',
    chunk: 'features/identity/recover/confirm-email-screen',
    texts: ['identity', 'recover'],
    open: true,
  },
  privacy: {
    path: '/privacy',
    chunk: 'features/site/text-screen',
    texts: ['site'],
    open: true,
  },
  terms: { path: '/terms', chunk: 'features/site/text-screen', texts: ['site'], open: true },
  faq: { path: '/faq', chunk: 'features/site/text-screen', texts: ['site'] },
  support: { path: '/support', chunk: 'features/site/text-screen', texts: ['site'] },
  topicsOf: {
    path: '/profile/:userid/topics',
    chunk: 'app/screens/topics-of-screen',
    texts: ['chapters', 'topics'],
  },
  profileOf: {
    path: '/profile/:userid',
    chunk: 'app/screens/student-of-screen',
    texts: ['formats', 'chapters', 'badges', 'profiles', 'dashboard', 'student', 'resetCode'],
  },
} as const satisfies Record<string, Row>

export type ScreenName = keyof typeof rows
export type ScreenRow = Row & { shows?: ScreenName }

export const screens: Readonly<Record<ScreenName, ScreenRow>> = rows
export const screenNames = Object.keys(rows) as ScreenName[]
