import { type ReactNode, useEffect, useState } from 'react'
import { Skeleton } from '../feedback/skeleton.tsx'
import { usePrinting } from '../use-printing.ts'
import { useNearView } from './use-near-view.ts'

/** What somebody came near is there at once the next time, so that Back finds its place. */
const seen = new Set<string>()

type NearViewProps = { name: string; children: ReactNode }

/** A card far down a page: what it asks the server for, and its code, wait until somebody comes near. */
export function NearView({ name, children }: NearViewProps) {
  const [wasSeen] = useState(() => seen.has(name))
  const [place, isNear] = useNearView<HTMLDivElement>()
  const isPrinted = usePrinting()
  useEffect(() => {
    if (isNear) seen.add(name)
  }, [isNear, name])
  if (wasSeen || isNear || isPrinted) return children
  return (
    <div ref={place}>
      <Skeleton shape="card" />
    </div>
  )
}
