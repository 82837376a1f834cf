import type { Badge } from '../progress/badge.ts'
import type { Role } from '../vocabulary.ts'
import { badgeTexts } from './badge-texts.ts'

/** A badge as the API answers with it. */
export type NamedBadge = Badge & { name: string; description: string }

export const nameBadges = (role: Role, badges: readonly Badge[]): NamedBadge[] =>
  badges.map((badge) => {
    const text = badgeTexts[role][badge.key]
    return { ...badge, name: text?.name ?? badge.key, description: text?.description(badge.total) ?? '' }
  })

/** What a profile is proud of, on its top. */
export const achievementsOf = (badges: readonly NamedBadge[]): string[] =>
  badges.filter(({ status }) => status === 'earned').map(({ name }) => name)
