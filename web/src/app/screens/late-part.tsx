import { type ReactNode, Suspense } from 'react'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { NearView } from '#ui/layout/near-view.tsx'

type LatePartProps = {
  /** It stands first on its page, which waits for it. */
  isFirst?: boolean
  /** It stands far down and is on no paper: it waits until somebody comes near. */
  isFarDown?: boolean
  children: ReactNode
}

/** A part that mostly asks the server by itself: its code is fetched after the screen. */
export function LatePart({ isFirst, isFarDown, children }: LatePartProps) {
  if (isFirst) return children
  const part = <Suspense fallback={<Skeleton shape="card" />}>{children}</Suspense>
  return isFarDown ? <NearView>{part}</NearView> : part
}
