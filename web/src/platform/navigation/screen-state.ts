import { useHistoryState } from 'wouter/use-browser-location'

export type ScreenStates = {
  testType: { exam: string }
  chapters: { testType: string; subject: string }
  /**
   * `count`: the number of questions asked for, 0 for the usual one. `missedIn`: the attempt whose missed questions are
   * practised; empty for a quiz of the chapter. `assignmentId`: what a teacher set, or empty. `practice`: the mode of a block
   * that adapts, or empty. `mistakes`: the own
   * mistakes that are asked once more, by commas, or empty. `today`: the day and the block of its plan, or empty. `fromChapters`: the entry before this one is the list of its chapters.
   */
  quiz: {
    testType: string
    subject: string
    chapter: string
    count: number
    quick: boolean
    missedIn: string
    assignmentId: string
    practice: string
    mistakes: string
    today: string
    fromChapters: boolean
  }
}

// Requirement 2.7: what a screen shows when it is opened without navigation state.
export const screenDefaults: ScreenStates = {
  testType: { exam: 'NEET' },
  chapters: { testType: 'JEE', subject: 'Physics' },
  quiz: {
    testType: 'NEET',
    subject: 'Biology',
    chapter: 'diversity-in-living-world',
    count: 0,
    quick: false,
    missedIn: '',
    assignmentId: '',
    practice: '',
    mistakes: '',
    today: '',
    fromChapters: false,
  },
}

export type ScreenState<S extends keyof ScreenStates> = ScreenStates[S] & {
  /** There was no navigation state, as after a deep link; the heading says so. */
  isDefault: boolean
}

/** The navigation state over the defaults of its screen; values of another type are ignored. */
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

/** The raw navigation state, for screens that check it themselves. */
export const useNavigationState = (): Record<string, unknown> => asRecord(useHistoryState<unknown>())

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
