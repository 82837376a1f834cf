import { tabStore } from '../device-store.ts'
import { paths } from '../navigation/paths.ts'
import type { ScreenName } from '../navigation/screens.ts'

/** Where the visitor was going when sign-in came in between. */
export type Wanted = { path: string; state: unknown }

const name = 'wanted'

const isWanted = (value: unknown): value is Wanted =>
  typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string'

// Screens that mean something to come back to; after sign-in everybody lands on /profile anyway.
const worthIt: readonly ScreenName[] = ['exams', 'examSelection', 'testType', 'chapters', 'quiz']

export const screenOf = (wanted: Wanted): ScreenName | undefined =>
  worthIt.find((screen) => paths[screen] === wanted.path.split('?')[0])

export const rememberWanted = (wanted: Wanted): boolean => tabStore.write(name, wanted)

/** Hands the remembered screen over, once. */
export function takeWanted(): Wanted | undefined {
  const wanted = tabStore.read(name, isWanted)
  tabStore.remove(name)
  return wanted && screenOf(wanted) ? wanted : undefined
}

export const asWanted = (value: unknown): Wanted | undefined =>
  isWanted(value) && screenOf(value) ? value : undefined
