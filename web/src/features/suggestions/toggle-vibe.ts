import type { Suggestion } from '@vikalp/contract/suggestions'

/** What a tap on Vibe shows before the server answers; the count never falls below zero (requirement 6.6). */
export function toggleVibe(suggestion: Suggestion): Suggestion {
  const vibed = !suggestion.vibed
  return { ...suggestion, vibed, likes: Math.max(0, suggestion.likes + (vibed ? 1 : -1)) }
}
