import { indianDay, startOfIndianDay } from '@vikalp/domain/progress/periods'
import type { Clock } from '#platform/clock.ts'
import type { QuestionBank } from '#question-bank/question-bank.ts'
import { seedSample } from './sample-institute.ts'

const hour = 3_600_000

/** After this hour few students are awake; until then a streak of yesterday is still valid. */
const quietHour = 4

type Setting = { databaseUrl: string; bank: QuestionBank; clock: Clock; onError: (error: unknown) => void }

/**
 * Creates today's sample if there is none, and again every night while the server runs, so that its streaks and weeks
 * always end today. Returns a function that stops this.
 */
export async function refreshSample({ databaseUrl, bank, clock, onError }: Setting): Promise<() => void> {
  const remake = () => seedSample(databaseUrl, bank, clock(), { refresh: 'daily' })
  await remake()
  const timer = setInterval(() => {
    if (isNight(clock())) remake().catch(onError)
  }, hour)
  return () => clearInterval(timer)
}

function isNight(now: Date): boolean {
  const hours = (now.getTime() - startOfIndianDay(indianDay(now)).getTime()) / hour
  return hours >= quietHour && hours < quietHour + 2
}
