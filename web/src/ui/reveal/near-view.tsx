import { type ReactNode, useEffect, useState } from 'react'
import { Skeleton } from '../feedback/skeleton.tsx'
import { usePrinting } from '../use-printing.ts'
import { useNearView } from './use-near-view.ts'

/** What was there once is there at once the next time, so that Back finds its place. */
const seen = new Set<string>()

/** By then the first view is there, and nothing waits for the network: who reads its headings, or jumps to the end, finds it. */
const quietMs = 3_000

type NearViewProps = { name: string; children: ReactNode }

/** A card far down a page: what it asks the server for, and its code, wait until somebody comes near or the page is quiet. */
export function NearView({ name, children }: NearViewProps) {
  const [place, isNear] = useNearView<HTMLDivElement>()
  const isPrinted = usePrinting()
  const [isDue, setDue] = useState(() => seen.has(name))
  const isHere = isDue || isNear || isPrinted
  useEffect(() => {
    if (isHere) seen.add(name)
    const timer = setTimeout(() => setDue(true), isHere ? 0 : quietMs)
    return () => clearTimeout(timer)
  }, [isHere, name])
  if (isHere) return children
  return (
    <div ref={place}>
      <Skeleton shape="card" />
    </div>
  )
}
