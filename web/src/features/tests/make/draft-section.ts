import type { Difficulty, SubjectKey } from '@vikalp/domain/vocabulary'

export type Mix = Readonly<Record<Difficulty, number>>

/** One subject of a paper of the teacher's own. */
export type DraftSection = {
  subject: SubjectKey
  count: number
  chapters: readonly string[]
  /** How many of each level, which then sum to the count; as they come where it is absent. */
  mix?: Mix
}

/** To begin with, three in ten easy and two in ten hard, about as in the bank. */
export function usualMix(count: number): Mix {
  const [easy, hard] = [Math.round(0.3 * count), Math.round(0.2 * count)]
  return { Easy: easy, Medium: count - easy - hard, Hard: hard }
}

export const sectionOfMix = ({ subject, chapters }: DraftSection, mix: Mix): DraftSection => ({
  subject,
  chapters,
  count: mix.Easy + mix.Medium + mix.Hard,
  mix,
})
