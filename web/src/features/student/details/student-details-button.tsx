import type { StudentDetails } from '@vikalp/contract/student-profile'
import { PencilLine } from 'lucide'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import { SheetButton } from '#ui/sheet/sheet-button.tsx'

export function StudentDetailsButton({ details }: { details: StudentDetails }) {
  const m = useMessages('student').details
  return (
    <SheetButton
      flush
      icon={<Icon of={PencilLine} />}
      load={async () => (await import('./student-details-sheet.tsx')).StudentDetailsSheet}
      sheet={{ details }}
      notLoaded={m.notLoaded}
    >
      {m.open}
    </SheetButton>
  )
}
