import type { Letter } from '@vikalp/domain/vocabulary'

/** The answer to two statements in the fixed order of their four options. */
export const statements = (first: boolean, second: boolean): Letter =>
  first ? (second ? 'A' : 'C') : second ? 'D' : 'B'

/** The answer to an assertion and its reason; whether the reason explains is judged by a person. */
export function assertionReason(assertion: boolean, reason: boolean, explains: boolean): Letter {
  if (assertion && reason) return explains ? 'A' : 'B'
  if (assertion === reason) throw new RangeError('no option fits when assertion and reason are false')
  return assertion ? 'C' : 'D'
}

/** The names of the true statements in one word, such as PQS. */
export const trueOnes = (statementsByName: Record<string, boolean>): string =>
  Object.keys(statementsByName)
    .filter((name) => statementsByName[name])
    .join('')
