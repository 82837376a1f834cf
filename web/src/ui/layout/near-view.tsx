import type { ReactNode } from 'react'
import { Skeleton } from '../feedback/skeleton.tsx'
import { useNearView } from './use-near-view.ts'

/** A card far down a page: what it asks the server for, and its code, wait until somebody comes near. */
export function NearView({ children }: { children: ReactNode }) {
  const [place, isNear] = useNearView<HTMLDivElement>()
  if (isNear) return children
  return (
    <div ref={place}>
      <Skeleton shape="card" />
    </div>
  )
}
