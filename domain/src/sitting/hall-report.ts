import type { HallState } from './event.ts'

/** What a student can learn from how the time went. Places are those of the paper. */
export type HallReport = {
  /** In their order on the paper. */
  seconds: number[]
  longest: number[]
  /** Opened three times or more. */
  reopened: number[]
  /** Marked for review and left without an answer. */
  forgotten: number[]
}

export function hallReport({ questions }: Pick<HallState, 'questions'>): HallReport {
  const seconds = questions.map(({ ms }) => Math.round(ms / 1000))
  const places = [...questions.keys()]
  const placesWhere = (fits: (place: number) => boolean | undefined) => places.filter(fits)
  return {
    seconds,
    longest: placesWhere((place) => (seconds[place] ?? 0) > 0)
      .sort((a, b) => (seconds[b] ?? 0) - (seconds[a] ?? 0) || a - b)
      .slice(0, 5),
    reopened: placesWhere((place) => (questions[place]?.visits ?? 0) >= 3),
    forgotten: placesWhere((place) => questions[place]?.isMarked && questions[place].response === null),
  }
}
