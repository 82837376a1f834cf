import type { StudentProfile } from '@vikalp/contract/student-profile'
import { tierStandings } from '@vikalp/domain/progress/tiers'
import { textOf } from '@vikalp/domain/text-of'
import { Eye } from 'lucide'
import type { ReactNode } from 'react'
import { AccountLink } from '#account/account-link.tsx'
import { ChangePhoto } from '#account/photo/change-photo.tsx'
import { SignOut } from '#account/sign-out.tsx'
import { BadgeGrid } from '#dashboard/badge-grid.tsx'
import { ContinueLink } from '#dashboard/continue-link.tsx'
import { ProfileHeader } from '#dashboard/profile-header.tsx'
import { SampleNote } from '#dashboard/sample-note.tsx'
import type { TrendChoice } from '#dashboard/trend/trend-choice.ts'
import { paths, topicsOf } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/input/button.tsx'
import { BelowFirstView } from '#ui/reveal/below-first-view.tsx'
import { NearView } from '#ui/reveal/near-view.tsx'
import { StudentDetailsButton } from './details/student-details-button.tsx'
import { QuizHistory, type StudentView } from './history/quiz-history.tsx'
import { QuizzesTaken } from './history/quizzes-taken.tsx'
import { MockTestsCard } from './mock-tests/mock-tests-card.tsx'
import { NextStepCard } from './next-step-card.tsx'
import { OverallProgress } from './overall-progress.tsx'
import { SharingNote } from './sharing-note.tsx'
import { StreakCard } from './streak-card.tsx'
import styles from './student-dashboard.module.css'
import { StudentTrend } from './student-trend.tsx'
import { SubjectPerformance } from './subject-performance.tsx'

export type StudentDashboardProps = {
  profile: StudentProfile
  view: StudentView
  trend: TrendChoice
  /** Leads back to the unfinished quiz on this device. */
  goOn?: ReactNode
  /** Whether the weakest topic is the one next step of the student. */
  nextStep?: (card: ReactNode) => ReactNode
  /** What the teacher of the student may do. */
  actions?: ReactNode
  /** The classes that the student attends, and the form to join one. */
  classes?: ReactNode
}

const topicsFor: Record<StudentView, (userId: string) => string | undefined> = {
  own: () => paths.topics,
  other: topicsOf,
  sample: () => undefined,
}

// Requirement 10.5: the hint over the grid, while this is also the next tier.
const quizMasterGoal = 10

/** The profile of a student (requirements 10.1 to 10.8). */
export function StudentDashboard({
  profile,
  view,
  trend,
  goOn,
  nextStep: asNextStep,
  actions,
  classes,
}: StudentDashboardProps) {
  const student = useMessages('student')
  const { stats, nextStep, details } = profile
  const isOwn = view === 'own'
  return (
    <div className={styles.rows}>
      {isOwn && (
        <>
          <ContinueLink />
          {goOn}
          {asNextStep?.(<NextStepCard nextStep={nextStep} isOwn />)}
        </>
      )}
      {isOwn && <SharingNote state={profile.sharing} />}
      {view === 'sample' && (
        <SampleNote>
          <p>{student.sample}</p>
          <LinkButton kind="text" flush href={paths.profile}>
            {student.toOwnProfile}
          </LinkButton>
        </SampleNote>
      )}
      <ProfileHeader
        name={profile.name}
        initials={profile.initials}
        photo={profile.photo}
        changePhoto={isOwn && details && <ChangePhoto view="student" photo={profile.photo} />}
        lines={[[profile.class && textOf(student.details.grades, profile.class)], [profile.email]]}
        badges={profile.badges}
        view="student"
      >
        {isOwn && details && (
          <>
            <StudentDetailsButton details={details} />
            <AccountLink />
            <SignOut />
          </>
        )}
        {actions}
      </ProfileHeader>
      {!isOwn && <NextStepCard nextStep={nextStep} isOwn={false} />}
      <div className={styles.stats}>
        <OverallProgress
          className={styles.overall}
          overall={stats.overall}
          quizzes={stats.quizzesTaken}
          isOwn={isOwn}
        />
        <StreakCard
          className={styles.streak}
          days={stats.streak}
          week={profile.practisedDays}
          isOwn={view !== 'other'}
          quickQuiz={isOwn ? nextStep : null}
        />
        <QuizzesTaken count={stats.quizzesTaken} quick={stats.quickQuizzes} />
      </div>
      <BelowFirstView>
        <div className={styles.middle}>
          <QuizHistory
            className={styles.recent}
            recent={profile.recent}
            total={profile.totalAttempts}
            view={view}
            student={profile}
          />
          <StudentTrend
            className={styles.trend}
            trend={profile.trend}
            control={trend}
            hasQuick={stats.quickQuizzes > 0}
          />
          <SubjectPerformance
            className={styles.subjects}
            subjects={profile.subjects}
            topics={topicsFor[view](profile.userId)}
            readiness={isOwn ? paths.readiness : undefined}
          />
        </div>
        <BadgeGrid
          title={student.badges.title}
          badges={profile.badges}
          view="student"
          hint={
            isNextTier(stats.quizzesTaken, quizMasterGoal) ? student.badges.next(quizMasterGoal) : undefined
          }
        />
        {isOwn && (
          <NearView name="mock tests">
            <MockTestsCard />
          </NearView>
        )}
        {isOwn && classes}
        {isOwn && (
          <div>
            <LinkButton kind="text" flush icon={<Icon of={Eye} />} href={paths.sharing}>
              {student.sharing.open}
            </LinkButton>
          </div>
        )}
      </BelowFirstView>
    </div>
  )
}

/** Two goals at once called the next would leave a student asking which. */
const isNextTier = (quizzes: number, goal: number): boolean =>
  tierStandings(quizzes).some((tier) => tier.status === 'next' && tier.goal === goal)
