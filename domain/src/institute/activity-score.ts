/** The percentage from 0 to 100 that a score says, with or without its sign; undefined where it is none. */
export function percentOf(score: string): number | undefined {
  const digits = /^(\d{1,3}(?:\.\d+)?)\s*%?$/.exec(score.trim())?.[1]
  return digits !== undefined && Number(digits) <= 100 ? Number(digits) : undefined
}

/** The score of an activity in its one spelling: '92%', or words such as 'Completed'; undefined for a wrong percentage. */
export function tidyScore(given: string): string | undefined {
  if (!given.includes('%')) return given
  const percent = percentOf(given)
  return percent === undefined ? undefined : `${percent}%`
}
