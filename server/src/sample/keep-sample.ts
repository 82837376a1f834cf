import { indianDay, startOfIndianDay } from '@vikalp/domain/progress/periods'
import type { Clock } from '#platform/clock.ts'
import type { QuestionBank } from '#question-bank/question-bank.ts'
import { seedSample } from './sample-institute.ts'

const hour = 3_600_000

/** From then on few are awake, and a streak that ended yesterday still stands until then. */
const quietHour = 4

type Setting = { databaseUrl: string; bank: QuestionBank; clock: Clock; onError: (error: unknown) => void }

/**
 * Makes the sample where there is none of today, and again in the night for as long as the server runs: its streaks
 * and weeks end today, whoever looks at them. Gives the function that ends it.
 */
export async function keepSample({ databaseUrl, bank, clock, onError }: Setting): Promise<() => void> {
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
