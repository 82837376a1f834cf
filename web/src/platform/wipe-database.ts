const prefix = 'vikalp'

/** What a database of a user on this device is called. */
export const databaseOf = (owner: string, name: string): string => `${prefix}:${owner}:${name}`

/** Removes a database of a user; where the browser has none there is nothing to remove. */
export function wipeDatabase(owner: string, name: string): void {
  try {
    indexedDB.deleteDatabase(databaseOf(owner, name))
  } catch {
    // the browser allows none
  }
}
