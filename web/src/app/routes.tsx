import type { ReactNode } from 'react'
import { Route, Switch } from 'wouter'
import { paths } from '#platform/navigation/paths.ts'
import { NotFoundScreen } from './frame/not-found-screen.tsx'
import { type Chrome, Shell } from './frame/shell.tsx'
import {
  AnalysisScreen,
  ChaptersScreen,
  ExamsScreen,
  InstituteScreen,
  LandingScreen,
  LoginScreen,
  ProfileScreen,
  QuizScreen,
  ReviewScreen,
  StudentOfScreen,
  StudentScreen,
  SubjectsScreen,
  TeacherScreen,
  TextScreen,
  VerifyScreen,
} from './screens.tsx'

// One's own, or the sample to whoever lacks the role.
const ownScreens = {
  student: <StudentScreen />,
  teacher: <TeacherScreen />,
  institute: <InstituteScreen />,
}

// The addresses of requirement 2.1 and what stands around the screen; the rest is rule 4.
const routes: readonly { path: string; chrome: Chrome; screen: ReactNode }[] = [
  { path: paths.landing, chrome: 'none', screen: <LandingScreen /> },
  { path: paths.exams, chrome: 'full', screen: <ExamsScreen /> },
  { path: paths.examSelection, chrome: 'full', screen: <ExamsScreen /> },
  { path: paths.testType, chrome: 'full', screen: <SubjectsScreen /> },
  { path: paths.chapters, chrome: 'full', screen: <ChaptersScreen /> },
  { path: paths.quiz, chrome: 'none', screen: <QuizScreen /> },
  { path: paths.analysis, chrome: 'full', screen: <AnalysisScreen /> },
  { path: paths.review, chrome: 'full', screen: <ReviewScreen /> },
  { path: paths.profile, chrome: 'full', screen: <ProfileScreen screens={ownScreens} /> },
  { path: paths.studentProfile, chrome: 'full', screen: ownScreens.student },
  {
    path: paths.profileOf,
    chrome: 'full',
    screen: <StudentOfScreen own={ownScreens.student} notFound={<NotFoundScreen />} />,
  },
  { path: paths.teacher, chrome: 'full', screen: ownScreens.teacher },
  { path: paths.institute, chrome: 'full', screen: ownScreens.institute },
  { path: paths.verify, chrome: 'bar', screen: <VerifyScreen /> },
  { path: paths.login, chrome: 'bar', screen: <LoginScreen /> },
  { path: paths.privacy, chrome: 'full', screen: <TextScreen page="privacy" /> },
  { path: paths.terms, chrome: 'full', screen: <TextScreen page="terms" /> },
  { path: paths.faq, chrome: 'full', screen: <TextScreen page="faq" /> },
  { path: paths.support, chrome: 'full', screen: <TextScreen page="support" /> },
]

export const Routes = () => (
  <Switch>
    {routes.map(({ path, chrome, screen }) => (
      <Route key={path} path={path}>
        <Shell chrome={chrome}>{screen}</Shell>
      </Route>
    ))}
    <Route>
      <Shell chrome="full">
        <NotFoundScreen />
      </Shell>
    </Route>
  </Switch>
)
