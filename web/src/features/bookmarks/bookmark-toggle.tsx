import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Bookmark } from 'lucide'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './bookmark-toggle.module.css'
import { markedQuestions } from './bookmarks.api.ts'
import { useBookmark } from './use-bookmark.ts'

type BookmarkToggleProps = {
  questionId: string
  /** All questions on the page: the bookmarks of all are read at once. */
  questionIds: readonly string[]
}

export function BookmarkToggle({ questionId, questionIds }: BookmarkToggleProps) {
  const m = useMessages('bookmarks')
  const query = markedQuestions(questionIds)
  const isMarked = useQuery(query).data?.includes(questionId) ?? false
  const queries = useQueryClient()
  const set = useBookmark(questionId, (bookmarked) =>
    queries.setQueryData(query.queryKey, (marked = []) => {
      const others = marked.filter((id) => id !== questionId)
      return bookmarked ? [...others, questionId] : others
    }),
  )
  return (
    <button type="button" className={styles.toggle} aria-pressed={isMarked} onClick={() => set(!isMarked)}>
      <Icon of={Bookmark} size={18} />
      {m.mark}
    </button>
  )
}
