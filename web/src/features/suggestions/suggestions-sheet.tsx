import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Suggestion } from '@vikalp/contract/suggestions'
import { useRef, useState } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { Button } from '#ui/input/button.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { SuggestionForm } from './suggestion-form.tsx'
import { SuggestionItem } from './suggestion-item.tsx'
import { suggestionsFor } from './suggestions.api.ts'
import styles from './suggestions-sheet.module.css'

type SuggestionsSheetProps = { questionId: string; onClose: () => void }

export function SuggestionsSheet({ questionId, onClose }: SuggestionsSheetProps) {
  const m = useMessages('suggestions')
  const problems = useMessages('problems')
  const query = suggestionsFor(questionId)
  const suggestions = useQuery(query)
  const client = useQueryClient()
  const [newest, setNewest] = useState<string>()
  // Announced inside the dialog: screen readers ignore live regions outside a modal dialog.
  const [said, setSaid] = useState<string>()
  const count = useRef<HTMLParagraphElement>(null)

  const change = (edit: (all: readonly Suggestion[]) => Suggestion[]) =>
    client.setQueryData(query.queryKey, (all) => edit(all ?? []))
  const add = (suggestion: Suggestion) => {
    setNewest(suggestion.id)
    change((all) => [suggestion, ...all.filter((each) => each.id !== suggestion.id)])
    setSaid(m.added)
  }
  const replace = (changed: Suggestion) =>
    change((all) => all.map((each) => (each.id === changed.id ? changed : each)))
  const remove = (id: string) => {
    change((all) => all.filter((each) => each.id !== id))
    setSaid(m.removed)
    count.current?.focus()
  }

  return (
    <Sheet
      title={m.title}
      open
      onClose={onClose}
      footer={<SuggestionForm key={questionId} questionId={questionId} added={add} />}
    >
      {suggestions.isFetching && !suggestions.data && <Spinner label={m.loading} />}
      {suggestions.isError && !suggestions.isFetching && (
        <div role="alert" className={styles.failed}>
          <p>{problemText(problems, 'other', suggestions.error)}</p>
          <Button kind="tonal" onClick={() => void suggestions.refetch()}>
            {m.tryAgain}
          </Button>
        </div>
      )}
      {suggestions.data && (
        <p ref={count} tabIndex={-1} className={styles.count}>
          {m.count(suggestions.data.length)}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <ul className={styles.list}>
        {suggestions.data?.map((suggestion) => (
          <SuggestionItem
            key={suggestion.id}
            suggestion={suggestion}
            isNew={suggestion.id === newest}
            replace={replace}
            remove={remove}
          />
        ))}
      </ul>
    </Sheet>
  )
}
