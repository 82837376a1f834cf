import { useSyncExternalStore } from 'react'

const wide = '(min-width: 1000px)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether there is room for the palette beside the question. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(wide).matches)
