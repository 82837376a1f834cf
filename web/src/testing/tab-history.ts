import { setImmediate as turn } from 'node:timers/promises'

/** Gives the test the history of a tab with these entries, the last one shown. As in a browser, Back arrives later. */
export function installHistory(entries: unknown[]) {
  const events = new EventTarget()
  let place = entries.length - 1
  const history = {
    get state() {
      return entries[place]
    },
    pushState: (state: unknown) => {
      entries.splice(place + 1, entries.length, state)
      place += 1
    },
    back: () =>
      void setImmediate(() => {
        place -= 1
        events.dispatchEvent(new Event('popstate'))
      }),
  }
  Object.defineProperty(globalThis, 'history', { value: history, configurable: true })
  globalThis.addEventListener = events.addEventListener.bind(events)
  return {
    history,
    place: () => place,
    /** Waits until what was asked of the history has arrived, and what followed from it. */
    arrived: async (): Promise<void> => {
      for (let step = 0; step < 3; step++) await turn()
    },
  }
}
