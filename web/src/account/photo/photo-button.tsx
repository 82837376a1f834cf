import { Camera } from 'lucide-react'
import { useMessages } from '#platform/texts/messages.tsx'
import { SheetButton } from '#ui/sheet/sheet-button.tsx'
import { loadPhotoSheet } from './load-photo-sheet.tsx'

const loadSheet = loadPhotoSheet(async () => (await import('./photo-sheet.tsx')).PhotoSheet)

/** For a teacher or an institute, on the own profile. */
export function PhotoButton({ photo }: { photo: string | null }) {
  const m = useMessages('profiles').photo
  return (
    <SheetButton icon={<Camera />} load={loadSheet} sheet={{ photo }} notLoaded={m.notLoaded}>
      <span className="visually-hidden">{m.open}</span>
    </SheetButton>
  )
}
