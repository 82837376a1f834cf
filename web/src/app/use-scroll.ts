import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'wouter'

/** The scroll position of each history entry. Entries are identified by address and state. */
const places = new Map<string, number>()
let entry = { href: '', state: undefined as unknown, name: '' }

/** The state is the same object as long as the entry stays, so it is serialised once, not at every scroll event. */
function entryName(): string {
  const { href } = location
  const state: unknown = history.state
  if (entry.href !== href || entry.state !== state)
    entry = { href, state, name: href + JSON.stringify(state) }
  return entry.name
}

let shownPath = location.pathname
let isFirst = true
/** Back or Forward is about to change the screen. */
let movedByHistory = false
const restoreForMs = 600

/** Call before the first render: the router's own listener, which renders the new screen, must run after this one. */
export function watchHistory(): void {
  history.scrollRestoration = 'manual'
  addEventListener('popstate', () => {
    movedByHistory = location.pathname !== shownPath // an entry of the same screen means that a sheet has closed
  })
}

/** A new screen starts at the top; Back and Forward restore the scroll position. */
export function useScroll(): void {
  const [path] = useLocation()

  useEffect(() => {
    const rememberPlace = () => places.set(entryName(), scrollY)
    addEventListener('scroll', rememberPlace, { passive: true })
    return () => removeEventListener('scroll', rememberPlace)
  }, [])

  useLayoutEffect(() => {
    const isSamePath = path === location.pathname
    const top = movedByHistory ? (places.get(entryName()) ?? 0) : 0
    movedByHistory = false
    shownPath = path
    // A page that was just loaded is at the top: to say so would lay it out once more before its first frame.
    if (isSamePath && !isFirst && !location.hash) scrollWhenTall(top, performance.now() + restoreForMs)
    isFirst = false
  }, [path])
}

/** The screen may still grow as code and data arrive: tries again until it is tall enough. */
function scrollWhenTall(top: number, until: number): void {
  scrollTo(0, top)
  if (Math.abs(scrollY - top) > 1 && performance.now() < until)
    requestAnimationFrame(() => scrollWhenTall(top, until))
}
