import type { Role } from '@vikalp/domain/vocabulary'
import { type ComponentType, lazy, Suspense } from 'react'
import { fetchMessages } from '#platform/texts/messages.tsx'

type ChangePhotoProps = { view: Role; photo: string | null }

const LateButton = lazy<ComponentType<ChangePhotoProps>>(() =>
  Promise.all([fetchMessages('photo'), import('./photo-button.tsx')]).then(
    ([texts, { PhotoButton }]) => ({ default: (props) => <PhotoButton texts={texts} {...props} /> }),
    () => ({ default: () => null }),
  ),
)

/** Fetched after the page, on which it moves nothing; without a network the picture just stays as it is. */
export const ChangePhoto = (props: ChangePhotoProps) => (
  <Suspense fallback={null}>
    <LateButton {...props} />
  </Suspense>
)
