import { useHistoryState } from 'wouter/use-browser-location'

export type ScreenStates = {
  testType: { exam: string }
  chapters: { testType: string; subject: string }
  quiz: { testType: string; subject: string; chapter: string; quick: boolean }
}

// Requirement 2.7: what a screen shows when it is opened without navigation state.
export const screenDefaults: ScreenStates = {
  testType: { exam: 'NEET' },
  chapters: { testType: 'JEE', subject: 'Physics' },
  quiz: { testType: 'NEET', subject: 'Biology', chapter: 'diversity-in-living-world', quick: false },
}

export type ScreenState<S extends keyof ScreenStates> = ScreenStates[S] & {
  /** No navigation state came: a deep link, and the heading says so. */
  isDefault: boolean
}

/** The state of a navigation over the defaults of its screen; what is not of their kind is ignored. */
export function screenState<S extends keyof ScreenStates>(screen: S, came: unknown): ScreenState<S> {
  const defaults = screenDefaults[screen]
  const kinds = new Map(Object.entries(defaults).map(([key, value]) => [key, typeof value]))
  const given = Object.entries(asRecord(came)).filter(
    ([key, value]) => kinds.get(key) === typeof value && value !== '',
  )
  return { ...defaults, ...Object.fromEntries(given), isDefault: given.length === 0 }
}

export const useScreenState = <S extends keyof ScreenStates>(screen: S): ScreenState<S> =>
  screenState(screen, useHistoryState<unknown>())

/** Whatever state the navigation carried, for screens that check it themselves. */
export const useNavigationState = (): Record<string, unknown> => asRecord(useHistoryState<unknown>())

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
