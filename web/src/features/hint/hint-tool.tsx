import { Lightbulb } from 'lucide'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import { SheetButton } from '#ui/sheet/sheet-button.tsx'

const loadSheet = async () => (await import('./hint-sheet.tsx')).HintSheet

/** Another question closes the sheet. */
export function HintTool({ questionId, onRead }: { questionId: string; onRead: () => void }) {
  const m = useMessages('hint')
  return (
    <SheetButton
      load={loadSheet}
      sheet={{ questionId, onRead }}
      about={questionId}
      notLoaded={m.notLoaded}
      icon={<Icon of={Lightbulb} size={20} />}
      aria-keyshortcuts="H"
    >
      {m.open}
    </SheetButton>
  )
}
