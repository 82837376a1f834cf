import type { DeviceStore } from '#platform/device-store.ts'

/**
 * Values that the device refuses to store stay in memory as long as the tab; `makeRoom` is asked first, and says
 * whether it is worth another try.
 */
export function withMemory(
  device: DeviceStore,
  owner: () => string,
  makeRoom: (device: DeviceStore, newName: string) => boolean,
) {
  const memory = new Map<string, unknown>()
  const keyOf = (name: string) => `${owner()}:${name}`
  return {
    read<T>(name: string, guard: (value: unknown) => value is T): T | undefined {
      const value = memory.get(keyOf(name))
      return guard(value) ? value : device.read(name, guard)
    },
    write(name: string, value: unknown): boolean {
      const isWritten = device.write(name, value) || (makeRoom(device, name) && device.write(name, value))
      if (isWritten) memory.delete(keyOf(name))
      else memory.set(keyOf(name), value)
      return isWritten
    },
    remove(name: string): void {
      memory.delete(keyOf(name))
      device.remove(name)
    },
    isInMemory: (name: string): boolean => memory.has(keyOf(name)),
    names(startingWith: string): string[] {
      const prefix = keyOf(startingWith)
      const inMemory = [...memory.keys()]
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(keyOf('').length))
      return [...new Set([...device.names(startingWith), ...inMemory])]
    },
  }
}
