import { Plus } from 'lucide-react'
import { useMessages } from '#platform/texts/messages.tsx'
import { SheetButton } from '#ui/sheet/sheet-button.tsx'

const loadSheet = async () => (await import('./activity-sheet.tsx')).ActivitySheet

export function RecordActivity() {
  const m = useMessages('instituteProfile').activity
  return (
    <SheetButton kind="tonal" load={loadSheet} sheet={{}} notLoaded={m.notLoaded} icon={<Plus />}>
      {m.open}
    </SheetButton>
  )
}
