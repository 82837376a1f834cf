/** Gives the test what a browser stores on the device; returns what is stored. */
export function installStorage(
  area: 'localStorage' | 'sessionStorage' = 'localStorage',
): Map<string, string> {
  const stored = new Map<string, string>()
  const value = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
    key: (index: number) => [...stored.keys()][index] ?? null,
    get length() {
      return stored.size
    },
  }
  Object.defineProperty(globalThis, area, { value, configurable: true })
  return stored
}
