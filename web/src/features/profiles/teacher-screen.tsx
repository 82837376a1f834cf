import type { TeacherProfile } from '@vikalp/contract/teacher-profile'
import type { ReactNode } from 'react'
import { failureCode } from '#platform/api-failure.ts'
import { useMessages } from '#platform/messages.tsx'
import { Page } from '#ui/page.tsx'
import { BadgeGrid } from './badge-grid.tsx'
import { ContinueLink } from './continue-link.tsx'
import { DashboardFailed } from './dashboard-failed.tsx'
import { DashboardLoading } from './dashboard-loading.tsx'
import { ReportedSuggestions } from './reported-suggestions.tsx'
import { SampleMissing } from './sample-missing.tsx'
import { StudentManagement } from './student-management/student-management.tsx'
import { teacherQuery } from './teacher.api.ts'
import { TeacherHeader } from './teacher-header.tsx'
import styles from './teacher-screen.module.css'
import { TeacherStats } from './teacher-stats.tsx'
import { TeacherTopics } from './teacher-topics.tsx'
import { TeacherTrend } from './teacher-trend.tsx'
import { useDashboard } from './use-dashboard.ts'
import { usePeriod } from './use-period.ts'

/** What other features put on the teacher's own page. */
type Slots = { classes: ReactNode; institute: (name: string | null) => ReactNode }

/** /teacher: one's own dashboard, or the sample for whoever is no teacher (decision 3). */
export function TeacherScreen(slots: Slots) {
  const { profiles } = useMessages()
  const [period, choose] = usePeriod()
  const { data, isUpdating, error, refetch } = useDashboard(teacherQuery(period))
  const title = profiles.titles.teacher

  if (!data && failureCode(error) === 'not_found') return <SampleMissing title={title} view="teacher" />
  if (!data && error) return <DashboardFailed title={title} error={error} retry={refetch} />
  if (!data) return <DashboardLoading title={title} />
  const trend = (
    <TeacherTrend
      trend={data.trend}
      chosen={period}
      choose={choose}
      isUpdating={isUpdating}
      retry={error ? () => void refetch() : undefined}
    />
  )
  return (
    <Page title={title} headingHidden>
      <div className={styles.column}>
        {data.details ? (
          <OwnDashboard profile={data} trend={trend} {...slots} />
        ) : (
          <>
            <TeacherHeader profile={data} />
            <Figures profile={data} trend={trend} />
          </>
        )}
      </div>
    </Page>
  )
}

type DashboardProps = { profile: TeacherProfile; trend: ReactNode }

function OwnDashboard({ profile, trend, classes, institute }: DashboardProps & Slots) {
  const { activeClasses, totalStudents } = profile.stats
  const section = <div id="classes">{classes}</div>
  // Until somebody has joined, the way to the first students comes first.
  const isEmpty = totalStudents === 0
  return (
    <>
      <ContinueLink />
      <TeacherHeader profile={profile} />
      {isEmpty && section}
      {activeClasses > 0 && <Figures profile={profile} trend={trend} />}
      {!isEmpty && section}
      {institute(profile.institute)}
      <ReportedSuggestions />
    </>
  )
}

function Figures({ profile, trend }: DashboardProps) {
  const { teacher: m } = useMessages()
  return (
    <>
      <TeacherStats stats={profile.stats} />
      <StudentManagement whose={profile.details ? 'own' : 'sample'} needAttention={profile.needAttention} />
      <div className={styles.charts}>
        {trend}
        <TeacherTopics subject={profile.subject} topics={profile.topics} />
      </div>
      <BadgeGrid title={m.badges} badges={profile.badges} words="staff" />
    </>
  )
}
