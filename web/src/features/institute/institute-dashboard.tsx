import type { InstituteProfile } from '@vikalp/contract/institute-profile'
import { type ReactNode, useState } from 'react'
import { BadgeGrid } from '#dashboard/badge-grid.tsx'
import { ContinueLink } from '#dashboard/continue-link.tsx'
import { NotConfirmed } from '#dashboard/not-confirmed.tsx'
import { InstituteRooms } from '#dashboard/rooms/institute-rooms.tsx'
import type { TrendChoice } from '#dashboard/trend/trend-choice.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { BelowFirstView } from '#ui/reveal/below-first-view.tsx'
import { InstituteActivities } from './activities/institute-activities.tsx'
import { ClassOverview } from './classes/class-overview.tsx'
import { TakeAway } from './export/take-away.tsx'
import { FacultyCards } from './faculty-cards.tsx'
import styles from './institute-dashboard.module.css'
import { InstituteHeader } from './institute-header.tsx'
import { InstituteStats } from './institute-stats.tsx'
import { InstituteSubjects } from './institute-subjects.tsx'
import { InstituteTrend } from './institute-trend.tsx'

export type InstituteTools = {
  /** The code with which teachers join, for an institute that has so many. */
  invite: (teachers: number, isFirst: boolean) => ReactNode
  /** The classes side by side. */
  comparison: (profile: Pick<InstituteProfile, 'classes' | 'trend'>) => ReactNode
  /** Suggestions that students reported. */
  reported: ReactNode
}

/** No teacher has joined it. */
export const isFreshInstitute = ({ details, stats }: InstituteProfile): boolean =>
  details !== null && stats.activeTeachers === 0

type InstituteDashboardProps = {
  profile: InstituteProfile
  tools: InstituteTools
  trend: TrendChoice
}

export function InstituteDashboard({ profile, tools, trend }: InstituteDashboardProps) {
  const m = useMessages('instituteProfile')
  const isOwn = profile.details !== null
  const isFresh = isFreshInstitute(profile)
  // Decided when the page opens, so that it does not jump when the first teacher joins or the last one leaves.
  const [isInviteFirst] = useState(isFresh)
  const invite = isOwn && (
    <div className={styles.onScreen}>{tools.invite(profile.stats.activeTeachers, isInviteFirst)}</div>
  )
  return (
    <div className={styles.column}>
      {isOwn && <ContinueLink />}
      {isOwn && <InstituteRooms />}
      <InstituteHeader profile={profile} />
      {isOwn && !profile.confirmed && <NotConfirmed view="institute" />}
      {isInviteFirst && invite}
      <div className={styles.cards}>
        <InstituteStats stats={profile.stats} isOwn={isOwn} />
      </div>
      {!isFresh && <TakeAway profile={profile} />}
      <BelowFirstView isShort={isInviteFirst}>
        <div className={styles.pair}>
          {isFresh ? (
            <Panel tone="empty" title={m.fresh.title}>
              <p>{m.fresh.text}</p>
            </Panel>
          ) : (
            <div className={styles.figures}>
              <InstituteTrend trend={profile.trend} {...trend} />
              <InstituteSubjects subjects={profile.subjects} />
            </div>
          )}
          <InstituteActivities newest={profile.activities} total={profile.totalActivities} isOwn={isOwn} />
        </div>
        {!isFresh && <ClassOverview classes={profile.classes} isOwn={isOwn} />}
        {!isFresh && tools.comparison({ classes: profile.classes, trend: profile.trend })}
        {!isFresh && <FacultyCards faculty={profile.faculty} />}
        <BadgeGrid title={m.badges} badges={profile.badges} view="institute" />
        {!isInviteFirst && invite}
        {isOwn && <div className={styles.onScreen}>{tools.reported}</div>}
      </BelowFirstView>
    </div>
  )
}
