import { typedLimits } from '@vikalp/domain/limits'

/** The attributes of an input for a code, which no dictionary contains. */
export const codeInput = {
  autoComplete: 'off',
  autoCapitalize: 'characters',
  spellCheck: false,
  maxLength: typedLimits.code,
} as const
