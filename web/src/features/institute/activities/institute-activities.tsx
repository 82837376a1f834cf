import { useInfiniteQuery } from '@tanstack/react-query'
import type { Activity } from '@vikalp/contract/institute-profile'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { classNames } from '#ui/class-names.ts'
import { useFocusAfterRemoval } from '#ui/feedback/use-focus-after-removal.ts'
import { Button } from '#ui/input/button.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { activitiesQuery } from '../institute.api.ts'
import frame from '../institute-dashboard.module.css'
import { ActivityRow } from './activity-row.tsx'
import styles from './institute-activities.module.css'
import { RecordActivity } from './record-activity.tsx'
import { RemoveActivity } from './remove-activity.tsx'

type InstituteActivitiesProps = {
  /** The newest activities, which came with the profile. */
  newest: readonly Activity[]
  total: number
  isOwn: boolean
}

/** The newest activities; View All opens the whole list in place, page by page (rule 4). */
export function InstituteActivities({ newest, total, isOwn }: InstituteActivitiesProps) {
  const instituteProfile = useMessages('instituteProfile')
  const shell = useMessages('shell')
  const m = instituteProfile.activities
  const [isAll, setAll] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useInfiniteQuery({ ...activitiesQuery, enabled: isAll })
  useEffect(() => {
    if (isAll) heading.current?.focus()
  }, [isAll])

  const fetched = list.data?.pages.flatMap((page) => page.activities)
  const shown = (isAll && fetched) || newest
  const hasMore = isAll && shown.length < total
  // Show more disappears with the last page.
  const count = useFocusAfterRemoval<HTMLParagraphElement>(hasMore ? 1 : 0)
  const isLoading = isAll && (list.isPending || list.isFetchingNextPage)
  const loadMore = () => (list.isPending ? list.refetch() : list.fetchNextPage())
  return (
    <SectionCard
      title={isAll ? m.all : m.title}
      headingRef={heading}
      aside={isOwn && <RecordActivity />}
      className={classNames(isAll && frame.whole)}
    >
      {total === 0 && <p className={styles.none}>{isOwn ? m.none : m.noneSample}</p>}
      {shown.length > 0 && (
        <ul>
          {shown.map((activity) => (
            <ActivityRow key={activity.id} activity={activity}>
              {isOwn && <RemoveActivity activity={activity} onRemoved={() => heading.current?.focus()} />}
            </ActivityRow>
          ))}
        </ul>
      )}
      {isAll && (
        <p ref={count} tabIndex={-1} className={styles.detail} role="status">
          {m.shownOf(shown.length, total)}
        </p>
      )}
      {isAll && list.isError && (
        <p className={styles.detail} role="alert">
          {m.failed}
        </p>
      )}
      {total > newest.length && (
        <div className={styles.actions}>
          {hasMore && (
            <Button kind="outline" busy={isLoading} onClick={() => void loadMore()}>
              {isLoading ? m.loading : list.isError ? shell.tryAgain : m.more}
            </Button>
          )}
          <Button kind="text" flush aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {isAll ? m.showLess : m.viewAll}
          </Button>
        </div>
      )}
    </SectionCard>
  )
}
