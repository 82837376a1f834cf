import { loadBank } from '../../server/src/question-bank/load-bank.ts'
import { type Measurement, percentile, round } from '../measurement.ts'
import { practiceItems } from './measure-estimator.ts'
import { plannedSeconds, practiceFor, SimulatedStudent } from './simulated-days.ts'
import { mulberry32 } from './world.ts'

const lengths = [15, 30, 60, 120] as const
const students = 200
const daysOfEach = 5
const names = [
  'least share planned',
  'largest share planned',
  'share taken, a tenth of the days',
  'share taken, nine tenths of the days',
] as const

/** How full the days of students are who have something of everything to do, and how long those days then take them. */
export async function measurePlan(): Promise<Measurement[]> {
  const template = loadBank().templates.find(({ exam }) => exam === 'NEET')
  const named = (minutes: number, what: string): string => `plan of ${minutes} minutes: ${what}`
  if (!template)
    return lengths.flatMap((minutes) =>
      names.map((what) => ({ name: named(minutes, what), reason: 'the bank has no pattern of NEET' })),
    )
  const practice = practiceFor(
    template,
    practiceItems().filter(({ exams }) => exams.includes(template.exam)),
  )
  return lengths.flatMap((minutes) => {
    const random = mulberry32(801)
    const days = Array.from({ length: students }, () => {
      const student = new SimulatedStudent(practice, random)
      const plan = student.plan(minutes)
      const taken = Array.from({ length: daysOfEach }, () => student.take(plan, random) / (60 * minutes))
      return { share: plannedSeconds(plan) / (60 * minutes), taken }
    })
    const shares = days.map(({ share }) => share)
    const taken = days.flatMap((one) => one.taken)
    const values = [Math.min(...shares), Math.max(...shares), percentile(taken, 0.1), percentile(taken, 0.9)]
    return values.map((value, i) => ({ name: named(minutes, names[i] ?? ''), value: round(value, 3) }))
  })
}
