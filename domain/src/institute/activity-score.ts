/** A score as a percentage from 0 to 100, written with or without the sign; undefined for any other text. */
export function percentOf(score: string): number | undefined {
  const digits = /^(\d{1,3}(?:\.\d+)?)\s*%?$/.exec(score.trim())?.[1]
  return digits !== undefined && Number(digits) <= 100 ? Number(digits) : undefined
}

/** The score of an activity in its stored form: '92%', or words such as 'Completed'; undefined for a wrong percentage. */
export function tidyScore(typed: string): string | undefined {
  if (!typed.includes('%')) return typed
  const percent = percentOf(typed)
  return percent === undefined ? undefined : `${percent}%`
}
