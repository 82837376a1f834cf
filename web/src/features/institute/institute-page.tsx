import type { ReactNode } from 'react'
import { DashboardFailed } from '#dashboard/dashboard-failed.tsx'
import { DashboardLoading } from '#dashboard/dashboard-loading.tsx'
import { SampleMissing } from '#dashboard/sample-missing.tsx'
import { usePeriod } from '#dashboard/trend/use-period.ts'
import { useDashboard } from '#dashboard/use-dashboard.ts'
import { failureCode } from '#platform/api/api-failure.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Page } from '#ui/layout/page.tsx'
import { instituteQuery } from './institute.api.ts'
import { InstituteDashboard } from './institute-dashboard.tsx'

/** The own institute; the sample for other roles (rule 3). What was reported comes from another feature. */
export function InstitutePage({ reported }: { reported: ReactNode }) {
  const title = useMessages('profiles').titles.institute
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
        reported={reported}
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
