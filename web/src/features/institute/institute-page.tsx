import { DashboardPage } from '#dashboard/dashboard-page.tsx'
import { SampleMissing } from '#dashboard/sample-missing.tsx'
import { useMessages } from '#platform/texts/messages.tsx'
import { instituteQuery } from './institute.api.ts'
import { InstituteDashboard, type InstituteTools } from './institute-dashboard.tsx'

/** One's own institute; the sample for other roles (rule 3). */
export function InstitutePage({ tools }: { tools: InstituteTools }) {
  const title = useMessages('profiles').titles.institute
  return (
    <DashboardPage
      view="institute"
      title={title}
      query={instituteQuery}
      absent={(code) => code === 'not_found' && <SampleMissing title={title} view="institute" />}
    >
      {(profile, trend) => <InstituteDashboard profile={profile} tools={tools} trend={trend} />}
    </DashboardPage>
  )
}
