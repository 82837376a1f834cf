import type { InstituteProfile } from '@vikalp/contract/institute-profile'
import type { ReactNode } from 'react'
import { DashboardPage } from '#dashboard/dashboard-page.tsx'
import { InstituteRooms } from '#dashboard/rooms/institute-rooms.tsx'
import { SampleMissing } from '#dashboard/sample-missing.tsx'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { EmptyPanel } from '#ui/layout/empty-panel.tsx'
import { instituteQuery } from './institute.api.ts'
import styles from './institute-dashboard.module.css'
import { InstituteSample } from './institute-sample.tsx'

type InstituteRoomProps = {
  /** Under which its measures are remembered on the device. */
  view: string
  title: string
  children: (profile: InstituteProfile) => ReactNode
}

/** A room beside the overview; of the sample for users who are no institute (rule 3). */
export function InstituteRoom({ view, title, children }: InstituteRoomProps) {
  const m = useMessages('instituteProfile')
  return (
    <DashboardPage
      view={view}
      title={title}
      query={instituteQuery}
      absent={(code) => code === 'not_found' && <SampleMissing title={title} view="institute" />}
    >
      {(profile) => (
        <div className={styles.column}>
          {profile.isSample ? <InstituteSample /> : <InstituteRooms />}
          {profile.classes.length === 0 ? (
            <EmptyPanel
              title={profile.isSample ? m.classes.noneSample : m.rooms.empty}
              text={m.rooms.emptyText}
              action={{ href: paths.institute, label: m.rooms.toOverview }}
            />
          ) : (
            children(profile)
          )}
        </div>
      )}
    </DashboardPage>
  )
}
