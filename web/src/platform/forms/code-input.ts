import { typedLimits } from '@vikalp/domain/limits'

/** How a code is typed: no dictionary knows it. */
export const codeInput = {
  autoComplete: 'off',
  autoCapitalize: 'characters',
  spellCheck: false,
  maxLength: typedLimits.code,
} as const
