import { type AttemptStore, createAttemptStore } from '#attempts/attempt-store.ts'
import { createDeviceStore } from '#platform/device-store.ts'

type Change = { from: number; key: string; value: string | null }

/**
 * Tabs on one device as browsers have them: each reads its own copy of localStorage, a write goes to all in one order,
 * and reaches another tab, with its storage event, only when that tab gets to it.
 */
export function racingTabs(count: number) {
  const changes: Change[] = []
  const tabs = Array.from({ length: count }, (_, own) => racingTab(own, changes))
  return {
    stores: tabs.map(({ store }) => store),
    /** Lets a tab see the next write; false when it has seen all. */
    receive: (tab: number): boolean => tabs[tab]?.receive() ?? false,
  }
}

function racingTab(own: number, changes: Change[]): { store: AttemptStore; receive: () => boolean } {
  const copy = new Map<string, string>()
  const underWay = new Map<string, number>()
  const listeners = new Set<(name: string) => void>()
  let seen = 0

  const put = ({ key, value }: Pick<Change, 'key' | 'value'>) =>
    value === null ? copy.delete(key) : copy.set(key, value)
  const change = (key: string, value: string | null) => {
    put({ key, value })
    underWay.set(key, (underWay.get(key) ?? 0) + 1)
    changes.push({ from: own, key, value })
  }
  const area = {
    getItem: (key: string) => copy.get(key) ?? null,
    setItem: (key: string, value: string) => change(key, value),
    removeItem: (key: string) => change(key, null),
    key: (index: number) => [...copy.keys()][index] ?? null,
    get length() {
      return copy.size
    },
  }
  const owner = () => 'asha'
  const subscribe = (listener: (name: string) => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const device = { ...createDeviceStore(() => area, owner), subscribe }

  const receive = () => {
    const next = changes[seen]
    if (!next) return false
    seen += 1
    const mine = underWay.get(next.key) ?? 0
    if (next.from === own) underWay.set(next.key, mine - 1)
    else {
      if (mine === 0) put(next) // else this tab's own, later write to the same place stands
      for (const listener of listeners) listener(next.key.replace('vikalp:asha:', ''))
    }
    return true
  }
  return { store: createAttemptStore(device, owner), receive }
}
