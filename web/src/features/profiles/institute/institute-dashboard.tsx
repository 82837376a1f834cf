import type { InstituteProfile } from '@vikalp/contract/institute-profile'
import { type ReactNode, useState } from 'react'
import { useMessages } from '#platform/messages.tsx'
import { Panel } from '#ui/panel.tsx'
import { BadgeGrid } from '../badge-grid.tsx'
import { ContinueLink } from '../continue-link.tsx'
import { ReportedSuggestions } from '../reported-suggestions.tsx'
import { ClassOverview } from './class-overview.tsx'
import { FacultyCards } from './faculty-cards.tsx'
import { type ActivityTool, InstituteActivities } from './institute-activities.tsx'
import styles from './institute-dashboard.module.css'
import { InstituteHeader } from './institute-header.tsx'
import { InstituteStats } from './institute-stats.tsx'
import { InstituteSubjects } from './institute-subjects.tsx'
import { InstituteTrend, type TrendChoice } from './institute-trend.tsx'

/** What an institute may do on its page, besides looking. */
export type InstituteTools = {
  invite: (teachers: number) => ReactNode
  record: ReactNode
  activity: ActivityTool
}

type InstituteDashboardProps = { profile: InstituteProfile; tools: InstituteTools; trend: TrendChoice }

export function InstituteDashboard({ profile, tools, trend }: InstituteDashboardProps) {
  const m = useMessages().instituteProfile
  const isOwn = profile.details !== null
  const isFresh = isOwn && profile.stats.activeTeachers === 0
  // Where it stood when the page was opened: it does not jump when the first teacher joins or the last one leaves.
  const [isInviteFirst] = useState(isFresh)
  const invite = isOwn && tools.invite(profile.stats.activeTeachers)
  return (
    <div className={styles.column}>
      {isOwn && <ContinueLink />}
      <InstituteHeader profile={profile} />
      {isInviteFirst && invite}
      <div className={styles.cards}>
        <InstituteStats stats={profile.stats} isOwn={isOwn} />
      </div>
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
        <InstituteActivities
          newest={profile.activities}
          total={profile.totalActivities}
          isOwn={isOwn}
          record={isOwn && tools.record}
          tool={isOwn ? tools.activity : undefined}
        />
      </div>
      {!isFresh && <ClassOverview classes={profile.classes} isOwn={isOwn} />}
      {!isFresh && <FacultyCards faculty={profile.faculty} />}
      <BadgeGrid title={m.badges} badges={profile.badges} words="staff" />
      {!isInviteFirst && invite}
      {isOwn && <ReportedSuggestions />}
    </div>
  )
}
