import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'wouter'

/** How far each entry of the history was scrolled. Entries are told apart by address and state. */
const places = new Map<string, number>()
let entry = { href: '', state: undefined as unknown, name: '' }

/** The state is the same object as long as the entry stays: it is written out once, not at every scroll event. */
function entryName(): string {
  const { href } = location
  const state: unknown = history.state
  if (entry.href !== href || entry.state !== state)
    entry = { href, state, name: href + JSON.stringify(state) }
  return entry.name
}

let shownPath = location.pathname
/** The screen is about to change, and Back or Forward did it. */
let movedByHistory = false
const restoreForMs = 600

/** Before the first render: the router's own listener, which renders the new screen, must come after this one. */
export function watchHistory(): void {
  history.scrollRestoration = 'manual'
  addEventListener('popstate', () => {
    movedByHistory = location.pathname !== shownPath // else an entry of the same screen: a sheet has closed, say
  })
}

/** A new screen starts at its top; Back and Forward find the place that was left. */
export function useScroll(): void {
  const [path] = useLocation()

  useEffect(() => {
    const keepPlace = () => places.set(entryName(), scrollY)
    addEventListener('scroll', keepPlace, { passive: true })
    return () => removeEventListener('scroll', keepPlace)
  }, [])

  useLayoutEffect(() => {
    const isSamePath = path === location.pathname
    const wanted = movedByHistory ? (places.get(entryName()) ?? 0) : 0
    movedByHistory = false
    shownPath = path
    if (isSamePath && !location.hash) scrollWhenTall(wanted, performance.now() + restoreForMs)
  }, [path])
}

/** The screen may still be growing (code and data arrive): tries again until it is tall enough. */
function scrollWhenTall(top: number, until: number): void {
  scrollTo(0, top)
  if (Math.abs(scrollY - top) > 1 && performance.now() < until)
    requestAnimationFrame(() => scrollWhenTall(top, until))
}
