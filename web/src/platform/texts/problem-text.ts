import type { Messages } from '#messages/messages.ts'
import { type FailureCode, failureCode } from '../api/api-failure.ts'

type Sentence = (messages: Messages) => string
type Screen = 'quiz' | 'submit' | 'hint' | 'landing' | 'verify' | 'signIn' | 'signUp' | 'other'

// Requirements 14.1 to 14.6: what each screen says. `else` stands for every code without a sentence of its own.
const sentences: Record<Screen, Partial<Record<FailureCode, Sentence>> & { else: Sentence }> = {
  quiz: { else: (m) => m.problems.quizLoad },
  submit: { else: (m) => m.problems.submit },
  hint: { else: (m) => m.problems.hint },
  landing: { else: (m) => m.problems.backend },
  verify: { else: (m) => m.problems.verify },
  signIn: {
    unauthenticated: (m) => m.problems.wrongPassword,
    rate_limited: (m) => m.problems.tooManyTries,
    offline: (m) => m.problems.offline,
    timeout: (m) => m.problems.slow,
    unavailable: (m) => m.problems.unavailable,
    else: (m) => m.problems.signIn,
  },
  signUp: {
    conflict: (m) => m.problems.emailTaken,
    invalid_request: (m) => m.problems.checkFields,
    rate_limited: (m) => m.problems.tooManyTries,
    offline: (m) => m.problems.offline,
    timeout: (m) => m.problems.slow,
    unavailable: (m) => m.problems.unavailable,
    else: (m) => m.problems.signUp,
  },
  other: {
    offline: (m) => m.problems.offline,
    timeout: (m) => m.problems.slow,
    unavailable: (m) => m.problems.unavailable,
    rate_limited: (m) => m.problems.tooManyTries,
    else: (m) => m.problems.unexpected,
  },
}

/** The sentence a screen shows for a failure. */
export function problemText(messages: Messages, screen: Screen, error: unknown): string {
  const table = sentences[screen]
  return (table[failureCode(error)] ?? table.else)(messages)
}
