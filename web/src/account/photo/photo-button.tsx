import type { Role } from '@vikalp/domain/vocabulary'
import { Camera } from 'lucide'
import type { Messages } from '#messages/messages.ts'
import { Icon } from '#ui/icon.tsx'
import { SheetButton } from '#ui/sheet/sheet-button.tsx'

/** What the button and both sheets are given; their texts come with their code. */
export type PhotoProps = { texts: Messages['photo']; photo: string | null }

const loadPhotoSheet = async () => (await import('./photo-sheet.tsx')).PhotoSheet
const loadAvatarSheet = async () => (await import('./avatar-sheet.tsx')).AvatarSheet

/** Lies over the own picture and opens the sheet that changes it. */
export const PhotoButton = ({ view, texts, photo }: PhotoProps & { view: Role }) => (
  <SheetButton
    icon={<Icon of={Camera} />}
    load={view === 'student' ? loadAvatarSheet : loadPhotoSheet}
    sheet={{ texts, photo }}
    notLoaded={texts.notLoaded}
  >
    <span className="visually-hidden">{view === 'student' ? texts.avatars.open : texts.open}</span>
  </SheetButton>
)
