import { loadBank } from '../../server/src/question-bank/load-bank.ts'
import { type Measurement, round } from '../measurement.ts'
import { type OpenLog, simulateOpenLog } from './open-log.ts'
import {
  areaUnderCurve,
  brier,
  calibrationError,
  correlation,
  deviation,
  mean,
  rootMeanSquare,
} from './statistics.ts'

const seeds = [101, 102, 103, 104]
const windows = [
  [0, 20],
  [20, 50],
  [50, 100],
  [100, 200],
] as const
const calibratedFrom = 50

/** How good the estimates are, over four logs that the estimates did not choose. */
export async function measureEstimator(): Promise<Measurement[]> {
  const items = practiceItems()
  const logs = seeds.map((seed) => simulateOpenLog(items, seed))
  return [...windows.flatMap(([from, to]) => inWindow(logs, from, to)), ...atTheEnd(logs)]
}

export const practiceItems = () => {
  const { questions, paperBank } = loadBank()
  const practised = new Set(questions.map(({ id }) => id))
  return paperBank.items.filter(({ id }) => practised.has(id))
}

function inWindow(logs: readonly OpenLog[], from: number, to: number): Measurement[] {
  const answers = logs.flatMap((log) => log.answers.filter(({ nth }) => nth >= from && nth < to))
  const oracle = answers.map(({ truth, right }) => ({ p: truth, right }))
  const name = (what: string): string => `estimator, answers ${from} to ${to}: ${what}`
  const figures: Measurement[] = [
    { name: name('error of P'), value: round(rootMeanSquare(answers.map(({ p, truth }) => p - truth)), 3) },
    {
      name: name('Brier score above the true probability'),
      value: round(brier(answers) - brier(oracle), 4),
    },
  ]
  if (from >= calibratedFrom)
    figures.push({ name: name('calibration error'), value: round(calibrationError(answers), 4) })
  if (to === windows.at(-1)?.[1])
    figures.push({ name: name('AUC'), value: round(areaUnderCurve(answers), 3) })
  return figures
}

function atTheEnd(logs: readonly OpenLog[]): Measurement[] {
  return [
    {
      name: 'estimator: levels of items, correlation with the true ones',
      value: round(mean(logs.map(({ levels }) => correlation(levels))), 3),
    },
    {
      name: 'estimator: sd of the errors of topics in their own sd, off 1',
      value: round(Math.abs(deviation(logs.flatMap(({ errors }) => errors)) - 1), 3),
    },
  ]
}
