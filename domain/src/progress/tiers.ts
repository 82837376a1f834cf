// Requirement 10.4
export const tiers = [
  { tier: 'bronze', goal: 5 },
  { tier: 'silver', goal: 10 },
  { tier: 'gold', goal: 20 },
] as const
export type Tier = (typeof tiers)[number]['tier']

export type TierStanding = { tier: Tier; goal: number; status: 'earned' | 'next' | 'later'; done: number }

/** The tiers for a number of finished quizzes: those earned, the next one with its progress, and those after it. */
export function tierStandings(quizzes: number): TierStanding[] {
  const next = tiers.find(({ goal }) => quizzes < goal)
  return tiers.map(({ tier, goal }) => ({
    tier,
    goal,
    status: quizzes >= goal ? 'earned' : goal === next?.goal ? 'next' : 'later',
    done: Math.min(quizzes, goal),
  }))
}
