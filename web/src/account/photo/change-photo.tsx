import type { Role } from '@vikalp/domain/vocabulary'
import { Camera } from 'lucide'
import { useMessages } from '#platform/texts/messages.tsx'
import { withTexts } from '#platform/texts/with-texts.ts'
import { Icon } from '#ui/icon.tsx'
import { SheetButton } from '#ui/sheet/sheet-button.tsx'

const loadPhotoSheet = () => withTexts(['photo'], async () => (await import('./photo-sheet.tsx')).PhotoSheet)
const loadAvatarSheet = () =>
  withTexts(['photo'], async () => (await import('./avatar-sheet.tsx')).AvatarSheet)

/** Lies over the own picture and opens the sheet that changes it. */
export function ChangePhoto({ view, photo }: { view: Role; photo: string | null }) {
  const m = useMessages('profiles').changePhoto
  return (
    <SheetButton
      icon={<Icon of={Camera} />}
      load={view === 'student' ? loadAvatarSheet : loadPhotoSheet}
      sheet={{ photo }}
      notLoaded={m.notLoaded}
    >
      <span className="visually-hidden">{view === 'student' ? m.drawing : m.photo}</span>
    </SheetButton>
  )
}
