import { type ComponentType, useState } from 'react'

type Load<P> = () => Promise<ComponentType<P>>

/**
 * A part of a screen whose code comes when it is wanted. Unlike a lazy screen it may fail and be asked for again:
 * a quiz in progress must not give way to an error page because a dialog did not load.
 */
export function useLoadedPart<P>(load: Load<P>): {
  Part: ComponentType<P> | undefined
  fetchPart: () => Promise<boolean>
} {
  const [Part, setPart] = useState<ComponentType<P>>()
  const fetchPart = async () => {
    try {
      const loaded = await load()
      setPart(() => loaded)
      return true
    } catch {
      return false
    }
  }
  return { Part, fetchPart }
}
