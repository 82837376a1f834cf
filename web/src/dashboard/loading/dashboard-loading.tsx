import { useState } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { Page, type PageBack } from '#ui/layout/page.tsx'
import styles from './dashboard-loading.module.css'
import { type Box, rememberedBoxes } from './layout-memory.ts'

type DashboardLoadingProps = { title: string; view: string; back?: PageBack | undefined }

/**
 * The shape of a dashboard as it was last seen on this device, while its figures are loading. On the first visit nobody
 * knows its shape, and a wrong one would jump.
 */
export function DashboardLoading({ title, view, back }: DashboardLoadingProps) {
  const profiles = useMessages('profiles')
  const [boxes] = useState(() => rememberedBoxes(view))
  return (
    <Page title={title} back={back} headingHidden>
      {boxes.length > 0 ? (
        <>
          <p className="visually-hidden" role="status">
            {profiles.loading}
          </p>
          <Remembered boxes={boxes} />
        </>
      ) : (
        <div className={styles.first}>
          <Spinner label={profiles.loading} />
        </div>
      )}
    </Page>
  )
}

function Remembered({ boxes }: { boxes: readonly Box[] }) {
  const height = Math.max(...boxes.map((box) => box.top + box.height))
  return (
    <div className={styles.remembered} style={{ height }}>
      {boxes.map((box) => (
        <Skeleton
          key={`${box.left} ${box.top}`}
          shape="card"
          className={styles.box}
          style={{ ...box, margin: 0 }}
        />
      ))}
    </div>
  )
}
