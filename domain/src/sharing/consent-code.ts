import { longCodePattern, tidyCode } from '../classes/join-code.ts'

/** A code from paper in its standard spelling; the token of a link as it is. */
export function tidyConsentToken(typed: string): string {
  const code = tidyCode(typed)
  return longCodePattern.test(code) ? code : typed.trim()
}

/** The text that guardians agree to; another text needs another version, and the old ones stay in the history. */
export const consentTextVersion = '2026-11-23'
