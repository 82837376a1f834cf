import { type ReactNode, Suspense } from 'react'
import { Skeleton } from '#ui/feedback/skeleton.tsx'

type LatePartProps = {
  /** It stands first on its page, which waits for it. */
  isFirst?: boolean
  children: ReactNode
}

/** A part that mostly asks the server by itself: its code is fetched after the screen. */
export const LatePart = ({ isFirst, children }: LatePartProps) =>
  isFirst ? children : <Suspense fallback={<Skeleton shape="card" />}>{children}</Suspense>
