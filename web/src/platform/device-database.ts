import { databaseOf } from './wipe-database.ts'

const version = 1

/** The stores of a database, and the fields that name a record in each. */
export type DatabaseStores = Readonly<Record<string, string | string[]>>

/** A database of one user on this device; rejected where the browser has none, or allows none. */
export function openDatabase(owner: string, name: string, stores: DatabaseStores): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseOf(owner, name), version)
    request.onupgradeneeded = () => {
      for (const [store, keyPath] of Object.entries(stores))
        request.result.createObjectStore(store, { keyPath })
    }
    request.onsuccess = () => {
      const database = request.result
      // Whoever signs out in another tab wants it gone.
      database.onversionchange = () => database.close()
      resolve(database)
    }
    request.onerror = () => reject(request.error)
  })
}

/** What a request of a database answers. */
export const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Settles when all that a transaction wrote is on the device. */
export const whenWritten = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
    transaction.onerror = () => reject(transaction.error)
  })
