import type { AroundNavHandler } from 'wouter'

type EntryState = { sheet?: boolean } | null

// The function that asks each open sheet to close, the topmost sheet last.
const openSheets: (() => void)[] = []
const waitingNavigations: (() => void)[] = []

/** Our own history.back() is pending: it arrives with the next popstate, and until then the entry is still there. */
let isGoingBack = false

const current = (): EntryState => history.state
const hasEntry = (): boolean => current()?.sheet === true

addEventListener('popstate', () => {
  if (isGoingBack) isGoingBack = false
  else if (!hasEntry()) openSheets.at(-1)?.()
  for (const navigate of waitingNavigations.splice(0)) {
    openSheets.length = 0 // they close with their screen
    navigate()
  }
  queueMicrotask(settle)
})

/**
 * Back would leave the screen under an open sheet, and what was typed there would go without a question, so all open
 * sheets share one history entry that absorbs it; on Android, Chrome's close watcher hears Back first. The entry is
 * pushed and removed only after React has finished: replacing one sheet by another, or a confirmation over a sheet,
 * changes nothing. Returns the function that removes a sheet.
 */
export function addSheet(askToClose: () => void): () => void {
  openSheets.push(askToClose)
  queueMicrotask(settle)
  return () => {
    const place = openSheets.indexOf(askToClose)
    if (place >= 0) openSheets.splice(place, 1)
    queueMicrotask(settle)
  }
}

/** Removes the entry before any navigation, so that the next screen follows, or replaces, the screen itself. */
export const leaveSheetsFirst: AroundNavHandler = (navigate, to, options) => {
  const { sheet: _, ...state } = { ...options?.state }
  const go = () => navigate(to, options?.state ? { ...options, state } : options)
  afterSheets(go)
}

/** Leaves the screen once the entry of its sheets is removed. */
export function afterSheets(go: () => void): void {
  if (hasEntry()) {
    waitingNavigations.push(go)
    settle()
  } else go()
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

// A reload closes all sheets but keeps their entry.
settle()
