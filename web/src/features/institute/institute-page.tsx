import type { ReactNode } from 'react'
import { DashboardPage } from '#dashboard/dashboard-page.tsx'
import { SampleMissing } from '#dashboard/sample-missing.tsx'
import { useMessages } from '#platform/texts/messages.tsx'
import { instituteQuery } from './institute.api.ts'
import { InstituteDashboard, type InstituteTools, isFreshInstitute } from './institute-dashboard.tsx'

type InstitutePageProps = {
  tools: InstituteTools
  /** Waits for the invitation where it stands first. */
  hold: (isFresh: boolean, loading: ReactNode, page: ReactNode) => ReactNode
}

/** One's own institute; the sample for other roles (rule 3). */
export function InstitutePage({ tools, hold }: InstitutePageProps) {
  const title = useMessages('profiles').titles.institute
  return (
    <DashboardPage
      view="institute"
      title={title}
      query={instituteQuery}
      hold={(profile, loading, page) => hold(isFreshInstitute(profile), loading, page)}
      absent={(code) => code === 'not_found' && <SampleMissing title={title} view="institute" />}
    >
      {(profile, trend) => <InstituteDashboard profile={profile} tools={tools} trend={trend} />}
    </DashboardPage>
  )
}
