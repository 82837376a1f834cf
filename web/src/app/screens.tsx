import { lazyScreen } from './lazy-screen.tsx'

// Each screen is a chunk; the path of its import is the list of what the application can show.
export const LandingScreen = lazyScreen(
  'landing',
  { texts: ['landing'], queries: false },
  async () => (await import('#features/landing/landing-screen.tsx')).LandingScreen,
)
export const ExamsScreen = lazyScreen(
  'exams',
  { texts: ['catalogue'] },
  async () => (await import('#features/catalogue/exams-screen.tsx')).ExamsScreen,
)
export const SubjectsScreen = lazyScreen(
  'testType',
  { texts: ['catalogue'] },
  async () => (await import('#features/catalogue/subjects-screen.tsx')).SubjectsScreen,
)
export const ChaptersScreen = lazyScreen(
  'chapters',
  { texts: ['catalogue'] },
  async () => (await import('#features/catalogue/chapters-screen.tsx')).ChaptersScreen,
)
export const QuizScreen = lazyScreen(
  'quiz',
  { texts: ['quiz', 'hint', 'suggestions'] },
  async () => (await import('./quiz-with-tools.tsx')).QuizWithTools,
)
export const AnalysisScreen = lazyScreen(
  'analysis',
  { texts: ['quiz', 'results'] },
  async () => (await import('#features/quiz/analysis/analysis-screen.tsx')).AnalysisScreen,
)
export const ReviewScreen = lazyScreen(
  'review',
  { texts: ['quiz', 'results'] },
  async () => (await import('#features/quiz/review/review-screen.tsx')).ReviewScreen,
)
export const ProfileScreen = lazyScreen(
  'profile',
  { texts: ['profiles'] },
  async () => (await import('./profile-screen.tsx')).ProfileScreen,
)
export const StudentScreen = lazyScreen(
  'student',
  { texts: ['profiles', 'dashboard', 'student', 'joinedClasses'] },
  async () => (await import('./student-with-classes.tsx')).StudentWithClasses,
)
export const StudentOfScreen = lazyScreen(
  'studentOf',
  { texts: ['profiles', 'dashboard', 'student'] },
  async () => (await import('#features/student/student-of-screen.tsx')).StudentOfScreen,
)
export const InstituteScreen = lazyScreen(
  'institute',
  { texts: ['profiles', 'dashboard', 'instituteProfile', 'institutes'] },
  async () => (await import('./institute-with-reports.tsx')).InstituteWithReports,
)
export const TeacherScreen = lazyScreen(
  'teacher',
  { texts: ['profiles', 'dashboard', 'teacher'] },
  async () => (await import('./teacher-with-classes.tsx')).TeacherWithClasses,
)
export const VerifyScreen = lazyScreen(
  'verify',
  { texts: ['identity'] },
  async () => (await import('#features/identity/verify-screen.tsx')).VerifyScreen,
)
export const LoginScreen = lazyScreen(
  'login',
  { texts: ['identity'] },
  async () => (await import('#features/identity/login-screen.tsx')).LoginScreen,
)
export const TextScreen = lazyScreen(
  'text',
  { texts: ['site'], queries: false },
  async () => (await import('#features/site/text-screen.tsx')).TextScreen,
)
