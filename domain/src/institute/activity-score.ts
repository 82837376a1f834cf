/**
 * The score of an activity in its one spelling: a percentage from 0 to 100 ('92%') or words ('Completed'), by rule 53.
 * Undefined for a percentage that is none.
 */
export function tidyScore(given: string): string | undefined {
  if (!given.includes('%')) return given
  const number = /^(\d{1,3}(?:\.\d+)?)\s*%$/.exec(given)?.[1]
  return number !== undefined && Number(number) <= 100 ? `${Number(number)}%` : undefined
}
