import { KeyRound } from 'lucide'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import { SheetButton } from '#ui/sheet/sheet-button.tsx'

const loadSheet = async () => (await import('./reset-code-sheet.tsx')).ResetCodeSheet

/** For the teacher and the institute of a student who forgot the password. */
export function ResetCodeButton({ userId, name }: { userId: string; name: string }) {
  const m = useMessages('resetCode')
  return (
    <SheetButton
      flush
      icon={<Icon of={KeyRound} />}
      load={loadSheet}
      sheet={{ userId, name }}
      notLoaded={m.notLoaded}
    >
      {m.open}
    </SheetButton>
  )
}
