import type { ReactNode } from 'react'
import { NearView } from '#ui/reveal/near-view.tsx'
import { LatePart } from './late-part.tsx'

type FarPartProps = {
  name: string
  /** It stands first on its page this time. */
  isFirst?: boolean
  children: ReactNode
}

/** A late part far down a dashboard: it waits until somebody comes near or the page is quiet. */
export const FarPart = ({ name, isFirst, children }: FarPartProps) =>
  isFirst ? (
    children
  ) : (
    <NearView name={name}>
      <LatePart>{children}</LatePart>
    </NearView>
  )
