import { paths, profileOf } from '#platform/navigation/paths.ts'

type State = Record<string, unknown>
type Labels = { back: string; backToProfile: string }

/** Whether the review was opened from the profile of a student. */
export const isOfStudent = ({ profileOf: userId }: State): boolean =>
  typeof userId === 'string' && userId !== ''

/** Requirement 8.4: back to the analysis; a teacher, who has none, goes back to the student. */
export const reviewBack = (state: State, { back, backToProfile }: Labels) =>
  isOfStudent(state)
    ? { href: profileOf(String(state.profileOf)), label: backToProfile }
    : { href: paths.analysis, state, label: back }
