import { type ReactNode, Suspense } from 'react'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { NearView } from '#ui/layout/near-view.tsx'

type LatePartProps = {
  /** It stands first on its page, which waits for it. */
  isFirst?: boolean
  /** By which a part is known that stands far down, and waits until somebody comes near or the page is quiet. */
  farDown?: string
  children: ReactNode
}

/** A part that mostly asks the server by itself: its code is fetched after the screen. */
export function LatePart({ isFirst, farDown, children }: LatePartProps) {
  if (isFirst) return children
  const part = <Suspense fallback={<Skeleton shape="card" />}>{children}</Suspense>
  return farDown ? <NearView name={farDown}>{part}</NearView> : part
}
