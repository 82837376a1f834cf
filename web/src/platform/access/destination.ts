import { tabStore } from '../device-store.ts'
import { paths } from '../navigation/paths.ts'
import type { ScreenName } from '../navigation/screens.ts'

/** Where the visitor was going before sign-in. */
export type Destination = { path: string; state: unknown }

const name = 'destination'

const isDestination = (value: unknown): value is Destination =>
  typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string'

// The screens worth returning to; after sign-in everybody lands on /profile anyway.
const worthReturning: readonly ScreenName[] = ['exams', 'examSelection', 'testType', 'chapters', 'quiz']

export const screenOf = (destination: Destination): ScreenName | undefined =>
  worthReturning.find((screen) => paths[screen] === destination.path.split('?')[0])

export const rememberDestination = (destination: Destination): boolean => tabStore.write(name, destination)

/** Returns the remembered destination, once. */
export function takeDestination(): Destination | undefined {
  const destination = tabStore.read(name, isDestination)
  tabStore.remove(name)
  return destination && screenOf(destination) ? destination : undefined
}

export const asDestination = (value: unknown): Destination | undefined =>
  isDestination(value) && screenOf(value) ? value : undefined
