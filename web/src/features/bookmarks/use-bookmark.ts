import { useQueryClient } from '@tanstack/react-query'
import { failureCode } from '#platform/api/api-failure.ts'
import { useChange } from '#platform/api/use-change.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { useToast } from '#ui/feedback/toast.tsx'
import { forgetBookmarks, setBookmark } from './bookmarks.api.ts'

/** Shows the change at once, and takes it back with a notice when the server did not store it. */
export function useBookmark(questionId: string, show: (bookmarked: boolean) => void) {
  const m = useMessages('bookmarks')
  const problems = useMessages('problems')
  const queries = useQueryClient()
  const toast = useToast()
  const change = useChange('bookmark', {
    mutationFn: (bookmarked: boolean) => setBookmark({ body: { questionId, bookmarked } }),
    onMutate: show,
    onSuccess: (_, bookmarked) => {
      show(bookmarked) // a list that was asked for before has come in the meantime, without it
      forgetBookmarks(queries)
    },
    onError: (error, bookmarked) => {
      show(!bookmarked)
      const why = failureCode(error) === 'not_found' ? m.notScored : problemText(problems, 'other', error)
      toast({ text: `${bookmarked ? m.notSaved : m.notRemoved} ${why}` })
    },
  })
  return (bookmarked: boolean): void => {
    if (!change.isPending) change.mutate(bookmarked)
  }
}
