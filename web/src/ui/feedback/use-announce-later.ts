import { useEffect } from 'react'
import { useAnnounce } from './live-region.tsx'

const afterMs = 600

/** Announces when the typing pauses, not at every key. */
export function useAnnounceLater(text: string | undefined): void {
  const announce = useAnnounce()
  useEffect(() => {
    if (text === undefined) return
    const timer = setTimeout(() => announce(text), afterMs)
    return () => clearTimeout(timer)
  }, [text, announce])
}
