import type { Messages } from '#messages/messages.ts'
import { type FailureCode, failureCode } from '../api/api-failure.ts'

type Problems = Messages['problems']
type Sentence = (problems: Problems) => string
type Screen = 'quiz' | 'submit' | 'hint' | 'landing' | 'verify' | 'signIn' | 'signUp' | 'other'

// Requirements 14.1 to 14.6: what each screen says. `else` stands for every code without a sentence of its own.
const sentences: Record<Screen, Partial<Record<FailureCode, Sentence>> & { else: Sentence }> = {
  quiz: { else: (say) => say.quizLoad },
  submit: { else: (say) => say.submit },
  hint: { else: (say) => say.hint },
  landing: { else: (say) => say.backend },
  verify: { else: (say) => say.verify },
  signIn: {
    unauthenticated: (say) => say.wrongPassword,
    rate_limited: (say) => say.tooManyTries,
    offline: (say) => say.offline,
    timeout: (say) => say.slow,
    unavailable: (say) => say.unavailable,
    else: (say) => say.signIn,
  },
  signUp: {
    conflict: (say) => say.emailTaken,
    invalid_request: (say) => say.checkFields,
    rate_limited: (say) => say.tooManyTries,
    offline: (say) => say.offline,
    timeout: (say) => say.slow,
    unavailable: (say) => say.unavailable,
    else: (say) => say.signUp,
  },
  other: {
    not_found: (say) => say.gone,
    offline: (say) => say.offline,
    timeout: (say) => say.slow,
    unavailable: (say) => say.unavailable,
    rate_limited: (say) => say.tooManyTries,
    else: (say) => say.unexpected,
  },
}

/** The sentence a screen shows for a failure. */
export function problemText(problems: Problems, screen: Screen, error: unknown): string {
  const table = sentences[screen]
  return (table[failureCode(error)] ?? table.else)(problems)
}
