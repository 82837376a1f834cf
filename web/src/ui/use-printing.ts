import { useSyncExternalStore } from 'react'

let isPrinting = false

// The rules for paper hold too late: what they ask of the page would not be on it.
function subscribe(listener: () => void): () => void {
  const change = (event: Event) => {
    isPrinting = event.type === 'beforeprint'
    listener()
  }
  addEventListener('beforeprint', change)
  addEventListener('afterprint', change)
  return () => {
    removeEventListener('beforeprint', change)
    removeEventListener('afterprint', change)
  }
}

/** Whether the page is being put on paper. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting)
