import { tabStore } from '../device-store.ts'
import { paths } from '../navigation/paths.ts'
import type { ScreenName } from '../navigation/screens.ts'

/** Where the visitor was going before sign-in. */
export type Destination = { path: string; state: unknown }

const name = 'destination'

const isDestination = (value: unknown): value is Destination =>
  typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string'

// The screens that the profile offers to continue to.
const offered: readonly ScreenName[] = ['exams', 'examSelection', 'testType', 'chapters', 'quiz']

export const screenOf = (destination: Destination): ScreenName | undefined =>
  offered.find((screen) => paths[screen] === destination.path.split('?')[0])

export const rememberDestination = (destination: Destination): boolean => tabStore.write(name, destination)

/** Returns the remembered destination, once. */
export function takeDestination(): Destination | undefined {
  const destination = tabStore.read(name, isDestination)
  tabStore.remove(name)
  return destination
}

export const asDestination = (value: unknown): Destination | undefined =>
  isDestination(value) && screenOf(value) ? value : undefined
