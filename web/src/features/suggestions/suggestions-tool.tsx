import { MessageSquareText } from 'lucide'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import { SheetButton } from '#ui/sheet/sheet-button.tsx'

const loadSheet = async () => (await import('./suggestions-sheet.tsx')).SuggestionsSheet

/** Another question closes the sheet. */
export function SuggestionsTool({ questionId }: { questionId: string }) {
  const m = useMessages('suggestions')
  return (
    <SheetButton
      load={loadSheet}
      sheet={{ questionId }}
      about={questionId}
      notLoaded={m.notLoaded}
      icon={<Icon of={MessageSquareText} size={20} />}
    >
      {m.open}
    </SheetButton>
  )
}
