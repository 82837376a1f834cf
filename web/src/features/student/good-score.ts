// Requirement 10.2: a ratio of 0.7 or more is green, else red.
const goodRatio = 0.7

export const isGoodScore = (score: number, total: number): boolean => total > 0 && score / total >= goodRatio
