import { useMessages } from '#platform/texts/messages.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Page, type PageBack } from '#ui/layout/page.tsx'
import styles from './dashboard-loading.module.css'

/** The shape of a dashboard while its figures are loading. */
export function DashboardLoading({ title, back }: { title: string; back?: PageBack | undefined }) {
  const profiles = useMessages('profiles')
  return (
    <Page title={title} back={back} headingHidden>
      <p className="visually-hidden" role="status">
        {profiles.loading}
      </p>
      <div className={styles.shapes}>
        <Skeleton shape="card" className={styles.header} />
        <div className={styles.cards}>
          <Skeleton shape="card" count={3} />
        </div>
        <Skeleton shape="card" className={styles.figure} />
      </div>
    </Page>
  )
}
