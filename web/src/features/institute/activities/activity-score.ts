/** A score of an activity is a percentage, which has a band, or a word (requirement 12.4). */
export type ActivityScore = { kind: 'percent'; percent: number } | { kind: 'word'; word: string }

export function readActivityScore(score: string): ActivityScore {
  const digits = /^(\d{1,3}(?:\.\d+)?)\s*%?$/.exec(score.trim())?.[1]
  const percent = Number(digits)
  return digits !== undefined && percent <= 100 ? { kind: 'percent', percent } : { kind: 'word', word: score }
}
