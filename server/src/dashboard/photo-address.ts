import { photoFolder } from '@vikalp/contract/photo'
import { avatars } from '@vikalp/domain/vocabulary'

export const photoAddress = (photoId: string | null): string | null => photoId && `${photoFolder}/${photoId}`

/** The drawings are files of the web. A key that is no longer in the list counts as none. */
export const avatarAddress = (key: string | null): string | null =>
  avatars.some((avatar) => avatar === key) ? `/avatars/${key}.svg` : null
