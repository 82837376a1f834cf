/** The characters of a code, without those that look alike: I and 1, O and 0. */
export const codeCharacters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const codeLength = 8

export const codePattern = new RegExp(`^[${codeCharacters}]{${codeLength}}$`)

/**
 * Of a code that opens an account, or with which a guardian answers: 60 bits, for whoever has it is asked nothing else, and
 * nobody stands by who could make a new one.
 */
export const longCodeLength = 12

export const longCodePattern = new RegExp(`^[${codeCharacters}]{${longCodeLength}}$`)

/** The code somebody typed, in its standard spelling: uppercase, without spaces and dashes. */
export const tidyCode = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '')

/** K7QM2WXD is shown as K7QM-2WXD, and a long one in three groups. */
export const formatCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-')

export type CodeProblem = 'signs' | 'length'

/** What is wrong with a tidy code, as far as can be told without asking the server. */
export function findCodeProblem(code: string): CodeProblem | undefined {
  if ([...code].some((sign) => !codeCharacters.includes(sign))) return 'signs'
  return code.length === codeLength ? undefined : 'length'
}
