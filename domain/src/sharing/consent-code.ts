import { codeCharacters, tidyCode } from '../classes/join-code.ts'

/** On paper, so longer than a class code: nobody stands by who could make a new one. */
export const consentCodeLength = 12

const codePattern = new RegExp(`^[${codeCharacters}]{${consentCodeLength}}$`)

/** A code from paper in its standard spelling; the token of a link as it is. */
export function tidyConsentToken(typed: string): string {
  const code = tidyCode(typed)
  return codePattern.test(code) ? code : typed.trim()
}

/** K7QM2WXDABCD is printed as K7QM-2WXD-ABCD. */
export const formatConsentCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')

/** The text that guardians agree to; another text needs another version, and the old ones stay in the history. */
export const consentTextVersion = '2026-11-23'
