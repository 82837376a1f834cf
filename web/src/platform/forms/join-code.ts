/** The signs of a code: none that is mistaken for another (contract/src/classes.ts). */
const signs = /^[A-HJ-NP-Z2-9]*$/
const length = 8

/** What was typed, as the server reads it: any case, with or without blanks and dashes. */
export const cleanCode = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '')

/** K7QM2WXD is read as K7QM-2WXD. */
export const formatCode = (code: string): string => code.replace(/^(.{4})(?=.)/, '$1-')

export type CodeProblem = 'signs' | 'length'

/** What a person can see to be wrong with a clean code before the server is asked. */
export function findCodeProblem(code: string): CodeProblem | undefined {
  if (!signs.test(code)) return 'signs'
  return code.length === length ? undefined : 'length'
}
