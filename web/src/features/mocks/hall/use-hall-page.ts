import { useEffect } from 'react'
import type { HallPage } from '../log/hall-page.ts'
import type { PaperInHand } from '../log/sitting-store.ts'

const tickMs = 500

/** Tells the page of a sitting what happens to it in the browser, as long as it is on the screen. */
export function useHallPage(page: HallPage): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const follow = () => page.act({ k: document.visibilityState === 'visible' ? 'shown' : 'hidden' })
    document.addEventListener('visibilitychange', follow, { signal })
    addEventListener('online', page.networkIsBack, { signal })
    const ticking = setInterval(page.tick, tickMs)
    return () => {
      listening.abort()
      clearInterval(ticking)
      page.stop()
    }
  }, [page])
}

/** Every question will be opened, and the network may be gone by then. */
export function usePictures(questions: PaperInHand['questions']): void {
  useEffect(() => {
    for (const { image } of questions) if (image) new Image().src = image.src
  }, [questions])
}
