import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'wouter'

/** How far each entry of the history was scrolled. Entries are told apart by address and state. */
const places = new Map<string, number>()
const entry = (): string => location.href + JSON.stringify(history.state)

/** The last move came from Back or Forward. */
let movedByHistory = false
const restoreForMs = 600

/** Before the first render: the router's own listener, which renders the new screen, must come after this one. */
export function watchHistory(): void {
  history.scrollRestoration = 'manual'
  addEventListener('popstate', () => {
    movedByHistory = true
  })
}

/** A new screen starts at its top; Back and Forward find the place that was left. */
export function useScroll(): void {
  const [path] = useLocation()

  useEffect(() => {
    const keepPlace = () => places.set(entry(), scrollY)
    addEventListener('scroll', keepPlace, { passive: true })
    return () => removeEventListener('scroll', keepPlace)
  }, [])

  useLayoutEffect(() => {
    const isSamePath = path === location.pathname
    const wanted = movedByHistory ? (places.get(entry()) ?? 0) : 0
    movedByHistory = false
    if (isSamePath && !location.hash) scrollWhenTall(wanted, performance.now() + restoreForMs)
  }, [path])
}

/** The screen may still be growing (code and data arrive): tries again until it is tall enough. */
function scrollWhenTall(top: number, until: number): void {
  scrollTo(0, top)
  if (Math.abs(scrollY - top) > 1 && performance.now() < until)
    requestAnimationFrame(() => scrollWhenTall(top, until))
}
