import { type ReactNode, Suspense } from 'react'
import { Skeleton } from '#ui/feedback/skeleton.tsx'

/** A part that asks the server by itself, mostly below the first view: its code is fetched after the screen. */
export const LatePart = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<Skeleton shape="card" />}>{children}</Suspense>
)
