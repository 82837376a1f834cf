import type { ComponentType } from 'react'
import type { Messages } from '#messages/messages.ts'
import { fetchMessages } from '#platform/texts/messages.tsx'

export type PhotoSheetProps = { texts: Messages['photo']; photo: string | null; onClose: () => void }

/** A sheet whose texts come with its code, as the pages that open it have no room for either. */
export function loadPhotoSheet(load: () => Promise<ComponentType<PhotoSheetProps>>) {
  let made: ComponentType<Omit<PhotoSheetProps, 'texts'>> | undefined
  return async () => {
    const [texts, Sheet] = await Promise.all([fetchMessages('photo'), load()])
    made ??= (props) => <Sheet texts={texts} {...props} />
    return made
  }
}
