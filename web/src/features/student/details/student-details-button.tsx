import type { StudentDetails } from '@vikalp/contract/student-profile'
import { PencilLine } from 'lucide-react'
import { useMessages } from '#platform/texts/messages.tsx'
import { SheetButton } from '#ui/sheet/sheet-button.tsx'

export function StudentDetailsButton({ details }: { details: StudentDetails }) {
  const m = useMessages('student').details
  return (
    <SheetButton
      flush
      icon={<PencilLine />}
      load={async () => (await import('./student-details-sheet.tsx')).StudentDetailsSheet}
      sheet={{ details }}
      notLoaded={m.notLoaded}
    >
      {m.open}
    </SheetButton>
  )
}
