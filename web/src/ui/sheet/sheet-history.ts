import type { AroundNavHandler } from 'wouter'

type Entry = { sheet?: boolean } | null

// The sheets that are open, the topmost last, each as what asks it to close.
const openSheets: (() => void)[] = []
const waitingNavigations: (() => void)[] = []

/** A step back of ours is under way: it arrives with the next popstate, and until then the entry is still there. */
let isGoingBack = false

const current = (): Entry => history.state
const hasEntry = (): boolean => current()?.sheet === true

addEventListener('popstate', () => {
  if (isGoingBack) isGoingBack = false
  else if (!hasEntry()) openSheets.at(-1)?.()
  for (const navigate of waitingNavigations.splice(0)) {
    openSheets.length = 0 // they go with their screen
    navigate()
  }
  queueMicrotask(settle)
})

/**
 * Without close watchers (Chrome before 126, Safari) Back would leave the screen under an open sheet, so all open
 * sheets share one entry of the history that takes it. It is pushed and taken back only when React is done: a sheet
 * that gives way to another, or a question over a sheet, changes nothing. Gives the function that takes a sheet away.
 */
export function addSheet(askToClose: () => void): () => void {
  if ('CloseWatcher' in window) return () => {}
  openSheets.push(askToClose)
  queueMicrotask(settle)
  return () => {
    const place = openSheets.indexOf(askToClose)
    if (place >= 0) openSheets.splice(place, 1)
    queueMicrotask(settle)
  }
}

/** The entry goes before any navigation, so that the next screen lies above, or in place of, the screen itself. */
export const leaveSheetsFirst: AroundNavHandler = (navigate, to, options) => {
  const { sheet: _, ...state } = { ...options?.state }
  const go = () => navigate(to, options?.state ? { ...options, state } : options)
  if (!hasEntry() && !isGoingBack) return go()
  waitingNavigations.push(go)
  settle()
}

function settle(): void {
  if (isGoingBack) return
  const isNeeded = openSheets.length > 0 && waitingNavigations.length === 0
  if (isNeeded && !hasEntry()) history.pushState({ ...current(), sheet: true }, '')
  if (!isNeeded && hasEntry()) {
    isGoingBack = true
    history.back()
  }
}
