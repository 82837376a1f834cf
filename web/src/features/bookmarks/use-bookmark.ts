import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { failureCode } from '#platform/api/api-failure.ts'
import { useChange } from '#platform/api/use-change.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { useToast } from '#ui/feedback/toast.tsx'
import { forgetBookmarks, setBookmark } from './bookmarks.api.ts'

/**
 * Shows the change at once, and takes it back with a notice when the server did not store it. One that is made before
 * the answer to the last has come is sent after it.
 */
export function useBookmark(questionId: string, show: (bookmarked: boolean) => void) {
  const m = useMessages('bookmarks')
  const problems = useMessages('problems')
  const queries = useQueryClient()
  const toast = useToast()
  const later = useRef<boolean>(undefined)
  const change = useChange('bookmark', {
    mutationFn: (bookmarked: boolean) => setBookmark({ body: { questionId, bookmarked } }),
    onMutate: show,
    onSuccess: (_, bookmarked) => {
      const wanted = later.current ?? bookmarked
      later.current = undefined
      show(wanted) // a list that was asked for before has come in the meantime, without it
      void forgetBookmarks(queries)
      if (wanted !== bookmarked) change.mutate(wanted)
    },
    onError: (error, bookmarked) => {
      later.current = undefined
      show(!bookmarked)
      const why = failureCode(error) === 'not_found' ? m.notScored : problemText(problems, 'other', error)
      toast({ text: `${bookmarked ? m.notSaved : m.notRemoved} ${why}` })
    },
  })
  return (bookmarked: boolean): void => {
    if (change.isPending) {
      later.current = bookmarked
      show(bookmarked)
    } else change.mutate(bookmarked)
  }
}
