import { useSyncExternalStore } from 'react'

const key = 'token'
const nobody = 'guest'

/** Used when the device refuses to store: the sign-in then lasts as long as the tab. */
let inMemory: string | undefined
const listeners = new Set<() => void>()

export function currentToken(): string | undefined {
  try {
    return localStorage.getItem(key) ?? inMemory
  } catch {
    return inMemory
  }
}

export function storeToken(token: string): void {
  inMemory = token
  try {
    localStorage.setItem(key, token)
  } catch {
    // it stays in memory
  }
  tellAll()
}

/** Stores the token with which the server continues a sign-in, unless that has ended here or is another by now. */
export function replaceToken(old: string, next: string): void {
  if (currentToken() === old) storeToken(next)
}

/** Removes the stored token; with `only`, just if it is still that one. */
export function dropToken(only?: string): void {
  if (only !== undefined && currentToken() !== only) return
  inMemory = undefined
  try {
    localStorage.removeItem(key)
  } catch {
    // nothing was stored
  }
  tellAll()
}

/**
 * The user of a token: its subject, unverified, so it may name stored data and never grant a right.
 * A token that is not a JWT is named by a checksum of its text.
 */
export function ownerOf(token: string): string {
  try {
    const body = token.split('.')[1] ?? ''
    const payload: unknown = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')))
    if (typeof payload === 'object' && payload !== null && 'sub' in payload && payload.sub)
      return String(payload.sub).replaceAll(':', '_')
  } catch {
    // not a JWT
  }
  return `t${checksum(token)}`
}

export function currentOwner(): string {
  const token = currentToken()
  return token === undefined ? nobody : ownerOf(token)
}

export const useToken = (): string | undefined => useSyncExternalStore(subscribe, currentToken)
export const useOwner = (): string => useSyncExternalStore(subscribe, currentOwner)

/** Also notices a sign-in or sign-out in another tab. */
export function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) {
      inMemory = undefined
      listener()
    }
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}

function tellAll(): void {
  for (const listener of listeners) listener()
}

function checksum(text: string): string {
  let hash = 5381
  for (const character of text) hash = (Math.imul(hash, 33) ^ (character.codePointAt(0) ?? 0)) >>> 0
  return hash.toString(36)
}
