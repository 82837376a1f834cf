import type { TeacherProfile } from '@vikalp/contract/teacher-profile'
import { type ReactNode, useState } from 'react'
import { BadgeGrid } from '#dashboard/badge-grid.tsx'
import { ContinueLink } from '#dashboard/continue-link.tsx'
import { NotConfirmed } from '#dashboard/not-confirmed.tsx'
import { TeacherRooms } from '#dashboard/rooms/teacher-rooms.tsx'
import type { TrendChoice } from '#dashboard/trend/trend-choice.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useWide } from '#ui/layout/use-wide.ts'
import { BelowFirstView } from '#ui/reveal/below-first-view.tsx'
import { StudentManagement } from './students/student-management.tsx'
import styles from './teacher-dashboard.module.css'
import { TeacherHeader } from './teacher-header.tsx'
import { TeacherSample } from './teacher-sample.tsx'
import { TeacherStats } from './teacher-stats.tsx'
import { TeacherTopics } from './teacher-topics.tsx'
import { TeacherTrend } from './teacher-trend.tsx'

/** What teachers can do on their own page. */
export type TeacherTools = {
  classes: (isFirst: boolean) => ReactNode
  institute: (name: string | null, isFirst: boolean) => ReactNode
  /** Questions and suggestions that students reported. */
  reported: ReactNode
}

/** The others are in a room of their own. */
const studentsShown = 10

/** Until somebody has joined, inviting students comes first. */
export const isFreshTeacher = ({ details, stats }: TeacherProfile): boolean =>
  details !== null && stats.totalStudents === 0

type TeacherDashboardProps = { profile: TeacherProfile; tools: TeacherTools; trend: TrendChoice }

export function TeacherDashboard({ profile, tools, trend }: TeacherDashboardProps) {
  const m = useMessages('teacher')
  const isOwn = profile.details !== null
  const hasFigures = !isOwn || profile.stats.activeClasses > 0
  // Decided once, so that nothing moves on an open page.
  const [isFresh] = useState(isFreshTeacher(profile))
  const isWide = useWide()
  const isTop = isWide || isFresh
  const rooms = isOwn && <TeacherRooms />
  return (
    <div className={styles.column}>
      {isOwn && <ContinueLink />}
      {isTop && rooms}
      {!isOwn && <TeacherSample />}
      <TeacherHeader profile={profile} />
      {isOwn && !profile.confirmed && <NotConfirmed view="teacher" />}
      {isFresh && tools.classes(isFresh)}
      {hasFigures && (
        <>
          <TeacherStats stats={profile.stats} isOwn={isOwn} />
          <StudentManagement
            most={studentsShown}
            students={profile.stats.totalStudents}
            needAttention={profile.needAttention}
            idleThisWeek={profile.idleThisWeek}
          />
          {/* On a phone the students come first. */}
          {!isTop && rooms}
        </>
      )}
      <BelowFirstView isShort={isFresh}>
        {hasFigures && (
          <div id="charts" className={styles.charts}>
            <TeacherTrend trend={profile.trend} {...trend} />
            <TeacherTopics subject={profile.subject} topics={profile.topics} />
          </div>
        )}
        {hasFigures && <BadgeGrid title={m.badges} badges={profile.badges} view="teacher" />}
        {isOwn && tools.institute(profile.institute, isFresh)}
        {isOwn && tools.reported}
      </BelowFirstView>
    </div>
  )
}
