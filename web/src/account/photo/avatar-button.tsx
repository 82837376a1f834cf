import { Camera } from 'lucide-react'
import { useMessages } from '#platform/texts/messages.tsx'
import { SheetButton } from '#ui/sheet/sheet-button.tsx'
import { loadPhotoSheet } from './load-photo-sheet.tsx'

const loadSheet = loadPhotoSheet(async () => (await import('./avatar-sheet.tsx')).AvatarSheet)

/** For a student, on the own profile. */
export function AvatarButton({ photo }: { photo: string | null }) {
  const m = useMessages('profiles').photo
  return (
    <SheetButton icon={<Camera />} load={loadSheet} sheet={{ photo }} notLoaded={m.notLoaded}>
      <span className="visually-hidden">{m.openAvatars}</span>
    </SheetButton>
  )
}
