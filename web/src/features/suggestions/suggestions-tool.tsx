import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { useLoadedPart } from '#platform/loaded-part.ts'
import { useMessages } from '#platform/messages.tsx'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'

const loadSheet = async () => (await import('./suggestions-sheet.tsx')).SuggestionsSheet

export function SuggestionsTool({ questionId }: { questionId: string }) {
  const m = useMessages().suggestions
  const toast = useToast()
  const { Part: SuggestionsSheet, fetchPart } = useLoadedPart(loadSheet)
  const [openFor, setOpenFor] = useState<string>()
  const open = async () => {
    if (await fetchPart()) setOpenFor(questionId)
    else toast({ text: m.notLoaded })
  }
  return (
    <>
      <Button
        kind="text"
        icon={<MessageSquareText size={20} />}
        aria-haspopup="dialog"
        onPointerEnter={() => void fetchPart()}
        onClick={() => void open()}
      >
        {m.open}
      </Button>
      {SuggestionsSheet && openFor === questionId && (
        <SuggestionsSheet questionId={questionId} onClose={() => setOpenFor(undefined)} />
      )}
    </>
  )
}
