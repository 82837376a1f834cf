import type { Day } from '../progress/periods.ts'
import type { SharingState } from '../vocabulary.ts'

type Known = { answered: boolean; adultFrom: Day | null; hasConsent: boolean; today: Day }

/** What a student may show to others: all at 18, before that with a guardian's consent, nothing while nobody asked. */
export function sharingState({ answered, adultFrom, hasConsent, today }: Known): SharingState {
  if (answered && (adultFrom === null || adultFrom <= today)) return 'adult'
  if (hasConsent) return 'agreed'
  return answered ? 'waiting' : 'unasked'
}

export const mayShare = (state: SharingState): boolean => state === 'adult' || state === 'agreed'
