import type { SubjectKey } from '../vocabulary.ts'

type Unseen = { chapter: string; subject: SubjectKey }

/** The subject that is mixed, its chapters that are known well enough, and what is not seen of them. */
export type MixedFrom<Question> = {
  subject: SubjectKey
  chapters: string[]
  questions: readonly Question[]
}

type Tally = { chapter: string; answered: number; right: number }

const knownFrom = 0.6
const leastAnswers = 5
const leastChapters = 2

/** A quiz has one subject: the one with most chapters beyond 60 %, once there are two (rule 106). */
export function mixedFrom<Question extends Unseen>(
  tallies: readonly Tally[],
  unseen: readonly Question[],
): MixedFrom<Question> | undefined {
  const known = new Set(
    [...Map.groupBy(tallies, ({ chapter }) => chapter)].flatMap(([chapter, topics]) => {
      const answered = topics.reduce((sum, one) => sum + one.answered, 0)
      const right = topics.reduce((sum, one) => sum + one.right, 0)
      return answered >= leastAnswers && right / answered > knownFrom ? [chapter] : []
    }),
  )
  const bySubject = Map.groupBy(
    unseen.filter(({ chapter }) => known.has(chapter)),
    ({ subject }) => subject,
  )
  return [...bySubject]
    .map(([subject, questions]) => ({
      subject,
      chapters: [...new Set(questions.map(({ chapter }) => chapter))],
      questions,
    }))
    .filter(({ chapters }) => chapters.length >= leastChapters)
    .toSorted((a, b) => b.chapters.length - a.chapters.length)[0]
}
