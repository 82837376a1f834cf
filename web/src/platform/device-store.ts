import { currentOwner } from './access/token.ts'

const prefix = 'vikalp'
/** Raised when the shape of stored data changes; what an older version wrote is not read. */
const version = 1

type Guard<T> = (value: unknown) => value is T
type Area = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

export type DeviceStore = {
  read<T>(name: string, guard: Guard<T>): T | undefined
  /** False when the device refused (full, or private mode). */
  write(name: string, value: unknown): boolean
  remove(name: string): void
  names(startingWith?: string): string[]
  wipeOwner(owner: string): void
  /** Reports changes that another tab makes to this owner's data. */
  subscribe(listener: (name: string) => void): () => void
}

/** JSON on the device under `vikalp:<owner>:<name>`. Nothing here throws. */
export function createDeviceStore(area: Area, owner: () => string): DeviceStore {
  const keyOf = (name: string) => `${prefix}:${owner()}:${name}`
  const keys = () => attempt(() => allKeys(area()), [])
  const remove = (key: string) => attempt(() => area().removeItem(key), undefined)
  return {
    read: (name, guard) => attempt(() => unpack(area().getItem(keyOf(name)), guard), undefined),
    write: (name, value) =>
      attempt(() => {
        area().setItem(keyOf(name), JSON.stringify({ version, value }))
        return true
      }, false),
    remove: (name) => remove(keyOf(name)),
    names: (startingWith = '') =>
      keys()
        .filter((key) => key.startsWith(keyOf(startingWith)))
        .map((key) => key.slice(keyOf('').length)),
    wipeOwner: (owned) => {
      for (const key of keys()) if (key.startsWith(`${prefix}:${owned}:`)) remove(key)
    },
    subscribe: (listener) => {
      const onStorage = ({ key }: StorageEvent) => {
        if (key?.startsWith(keyOf(''))) listener(key.slice(keyOf('').length))
      }
      addEventListener('storage', onStorage)
      return () => removeEventListener('storage', onStorage)
    },
  }
}

function unpack<T>(text: string | null, guard: Guard<T>): T | undefined {
  const stored: unknown = text === null ? undefined : JSON.parse(text)
  if (typeof stored !== 'object' || stored === null) return undefined
  if (!('version' in stored) || stored.version !== version || !('value' in stored)) return undefined
  return guard(stored.value) ? stored.value : undefined
}

const allKeys = (area: ReturnType<Area>): string[] =>
  Array.from({ length: area.length }, (_, index) => area.key(index)).filter((key) => key !== null)

/** Storage may be full, forbidden or edited by hand; none of that may stop a quiz. */
function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action()
  } catch {
    return otherwise
  }
}

/** One user's data on this device. */
export const storeOf = (owner: string): DeviceStore =>
  createDeviceStore(
    () => localStorage,
    () => owner,
  )

/** This user's data on this device. */
export const deviceStore = createDeviceStore(() => localStorage, currentOwner)

/** What belongs to the device, whoever is signed in. */
export const commonStore = storeOf('device')

/** What only this tab needs, and only until it closes. */
export const tabStore = createDeviceStore(
  () => sessionStorage,
  () => 'tab',
)
