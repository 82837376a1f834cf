import type { Locator, Page } from '@playwright/test'

declare global {
  interface Window {
    /** Is told how long it was from a tap to the painted question, in milliseconds. */
    tellPainted: (ms: number) => void
  }
}

/** Taps the button and gives the milliseconds until another question is painted; none where there is no button. */
export type TimedTap = () => Promise<number | undefined>

/**
 * The tap is one of the mouse at a place found before, and nothing is looked for until the page tells its time: either
 * would run in the page as well.
 */
export async function timeTaps(page: Page, name: string): Promise<TimedTap> {
  let told: (ms: number) => void = () => undefined
  await page.exposeFunction('tellPainted', (ms: number) => told(ms))
  await page.evaluate(timePaints, name)
  const button: Locator = page.getByRole('main').getByRole('button', { name, exact: true })
  return async () => {
    const place = (await button.count()) > 0 && (await button.boundingBox())
    if (!place) return undefined
    const painted = new Promise<number>((resolve) => {
      told = resolve
    })
    await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2)
    return painted
  }
}

/** Runs in the page: from the moment of the tap until a message that waits for the frame with another question. */
function timePaints(name: string): void {
  const heading = () => document.querySelector('main h2')?.textContent
  const painted = new MessageChannel()
  let tapped = 0
  painted.port1.onmessage = () => window.tellPainted(performance.now() - tapped)
  const onTap = ({ target, timeStamp }: Event): void => {
    if (!(target instanceof Element) || target.closest('button')?.textContent?.trim() !== name) return
    const before = heading()
    tapped = timeStamp
    const watch = new MutationObserver(() => {
      if (heading() === before) return
      watch.disconnect()
      requestAnimationFrame(() => painted.port2.postMessage(null))
    })
    watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  }
  addEventListener('click', onTap, { capture: true })
}
