/** Of a code: none that is mistaken for another, I and 1, O and 0. */
export const codeCharacters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const codeLength = 8

export const codePattern = new RegExp(`^[${codeCharacters}]{${codeLength}}$`)

/** What was typed, in the one spelling of a code: any case, with or without blanks and dashes. */
export const tidyCode = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '')

/** K7QM2WXD is read as K7QM-2WXD. */
export const formatCode = (code: string): string => code.replace(/^(.{4})(?=.)/, '$1-')

export type CodeProblem = 'signs' | 'length'

/** What a person can see to be wrong with a tidy code before the server is asked. */
export function findCodeProblem(code: string): CodeProblem | undefined {
  if ([...code].some((sign) => !codeCharacters.includes(sign))) return 'signs'
  return code.length === codeLength ? undefined : 'length'
}
