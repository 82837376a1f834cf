import type { ReactNode } from 'react'
import { DashboardPage } from '#dashboard/dashboard-page.tsx'
import { SampleMissing } from '#dashboard/sample-missing.tsx'
import { useMessages } from '#platform/texts/messages.tsx'
import { instituteQuery } from './institute.api.ts'
import { InstituteDashboard } from './institute-dashboard.tsx'

/** One's own institute; the sample for other roles (rule 3). The reported suggestions come from another feature. */
export function InstitutePage({ reported }: { reported: ReactNode }) {
  const title = useMessages('profiles').titles.institute
  return (
    <DashboardPage
      title={title}
      query={instituteQuery}
      absent={(code) => code === 'not_found' && <SampleMissing title={title} view="institute" />}
    >
      {(profile, trend) => <InstituteDashboard profile={profile} reported={reported} trend={trend} />}
    </DashboardPage>
  )
}
