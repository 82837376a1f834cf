import { Plus } from 'lucide'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import { SheetButton } from '#ui/sheet/sheet-button.tsx'

const loadSheet = async () => (await import('./activity-sheet.tsx')).ActivitySheet

export function RecordActivity() {
  const m = useMessages('instituteProfile').activity
  return (
    <SheetButton kind="tonal" load={loadSheet} sheet={{}} notLoaded={m.notLoaded} icon={<Icon of={Plus} />}>
      {m.open}
    </SheetButton>
  )
}
