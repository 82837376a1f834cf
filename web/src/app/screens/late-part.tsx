import { type ReactNode, Suspense } from 'react'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { NearView } from '#ui/layout/near-view.tsx'

type LatePartProps = {
  /** It stands first on its page, which waits for it. */
  isFirst?: boolean
  children: ReactNode
}

/** A part that asks the server by itself, mostly below the first view: its code is fetched when somebody comes near. */
export const LatePart = ({ isFirst, children }: LatePartProps) =>
  isFirst ? (
    children
  ) : (
    <NearView>
      <Suspense fallback={<Skeleton shape="card" />}>{children}</Suspense>
    </NearView>
  )
