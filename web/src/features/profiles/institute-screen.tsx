import { failureCode } from '#platform/api-failure.ts'
import { useMessages } from '#platform/messages.tsx'
import { Page } from '#ui/page.tsx'
import { DashboardFailed } from './dashboard-failed.tsx'
import { DashboardLoading } from './dashboard-loading.tsx'
import { instituteQuery } from './institute/institute.api.ts'
import { InstituteDashboard, type InstituteTools } from './institute/institute-dashboard.tsx'
import { SampleMissing } from './sample-missing.tsx'
import { useDashboard } from './use-dashboard.ts'
import { usePeriod } from './use-period.ts'

/** The own institute; the sample for other roles (decision 3). `tools` come from the feature that runs institutes. */
export function InstituteScreen({ tools }: { tools: InstituteTools }) {
  const title = useMessages().profiles.titles.institute
  const [period, choosePeriod] = usePeriod()
  const { data, error, isUpdating, refetch } = useDashboard(instituteQuery(period))
  if (!data) {
    if (error === undefined) return <DashboardLoading title={title} />
    if (failureCode(error) === 'not_found') return <SampleMissing title={title} view="institute" />
    return <DashboardFailed title={title} error={error} retry={refetch} />
  }
  return (
    <Page title={title} headingHidden>
      <InstituteDashboard
        profile={data}
        tools={tools}
        trend={{
          chosen: period,
          choose: choosePeriod,
          isUpdating,
          retry: error === undefined ? undefined : () => void refetch(),
        }}
      />
    </Page>
  )
}
