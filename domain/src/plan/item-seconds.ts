import type { SubjectKey } from '../vocabulary.ts'

/** How long a student usually takes for an item of a subject, over so many of them. */
export type OwnPace = { median: number; answers: number }

/** Without own times: seconds for an answer, as much as this many own answers would say, and for reading what follows. */
const usual: Readonly<Record<SubjectKey, number>> = {
  Physics: 90,
  Chemistry: 60,
  Mathematics: 90,
  Biology: 45,
}
const usualWeight = 10
const reading = 20

/** The seconds of an answer, where nothing is known of the student. */
export const usualSeconds = (subject: SubjectKey): number => usual[subject]

/** The seconds that are planned for an item (rule 106). */
export const itemSeconds = (subject: SubjectKey, own: OwnPace | undefined): number => {
  const answers = own?.answers ?? 0
  const answering = (usualWeight * usual[subject] + answers * (own?.median ?? 0)) / (usualWeight + answers)
  return Math.round(answering + reading)
}
