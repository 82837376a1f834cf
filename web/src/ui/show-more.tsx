import { useFocusAfterRemoval } from './feedback/use-focus-after-removal.ts'
import { Button } from './input/button.tsx'
import styles from './show-more.module.css'

type ShowMoreProps = {
  list: {
    data: { pages: readonly unknown[] } | undefined
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => unknown
  }
  /** How much of the list is shown; said only where there is more than a page. */
  count: string
  more: string
  loading: string
}

/** Under a list that is fetched page by page. */
export function ShowMore({ list, count, more, loading }: ShowMoreProps) {
  // The button disappears with the last page.
  const note = useFocusAfterRemoval<HTMLParagraphElement>(list.hasNextPage ? 1 : 0)
  const pages = list.data?.pages.length ?? 0
  return (
    <>
      {(list.hasNextPage || pages > 1) && (
        <p ref={note} tabIndex={-1} className={styles.count} role="status">
          {count}
        </p>
      )}
      {list.hasNextPage && (
        <div>
          <Button kind="outline" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            {list.isFetchingNextPage ? loading : more}
          </Button>
        </div>
      )}
    </>
  )
}
