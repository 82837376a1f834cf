import { useState } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Page, type PageBack } from '#ui/layout/page.tsx'
import styles from './dashboard-loading.module.css'
import { type Box, rememberedBoxes } from './layout-memory.ts'

type DashboardLoadingProps = { title: string; view: string; back?: PageBack | undefined }

/** The shape of a dashboard while its figures are loading: as it was last seen on this device, or a likely one. */
export function DashboardLoading({ title, view, back }: DashboardLoadingProps) {
  const profiles = useMessages('profiles')
  const [boxes] = useState(() => rememberedBoxes(view))
  return (
    <Page title={title} back={back} headingHidden>
      <p className="visually-hidden" role="status">
        {profiles.loading}
      </p>
      {boxes.length > 0 ? <Remembered boxes={boxes} /> : <Likely />}
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

const Likely = () => (
  <div className={styles.shapes}>
    <Skeleton shape="card" className={styles.header} />
    <div className={styles.cards}>
      <Skeleton shape="card" count={3} />
    </div>
    <Skeleton shape="card" className={styles.figure} />
  </div>
)
