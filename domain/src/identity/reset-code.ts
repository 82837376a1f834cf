import { codeCharacters } from '../classes/join-code.ts'

/** 60 bits: whoever has the code gets the account, and nobody asks whose it is. */
export const resetCodeLength = 12

export const resetCodePattern = new RegExp(`^[${codeCharacters}]{${resetCodeLength}}$`)

/** K7QM2WXDAB34 is shown as K7QM-2WXD-AB34. */
export const formatResetCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')
