import { loadBank } from '../../server/src/question-bank/load-bank.ts'
import { type Measurement, round } from '../measurement.ts'
import { type Logged, type OpenLog, simulateOpenLog } from './open-log.ts'
import { referenceProbabilities } from './reference.ts'
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
  return [
    ...windows.flatMap(([from, to]) => inWindow(logs, from, to)),
    ...besideReference(logs),
    ...atTheEnd(logs),
  ]
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
    { name: name('error of P'), value: round(rootMeanSquare(answers.map(({ p, truth }) => p - truth)), 4) },
    {
      name: name('Brier score above the true probability'),
      value: round(brier(answers) - brier(oracle), 4),
    },
  ]
  if (from >= calibratedFrom)
    figures.push({ name: name('calibration error'), value: round(calibrationError(answers), 4) })
  if (to === windows.at(-1)?.[1])
    figures.push({ name: name('AUC'), value: round(areaUnderCurve(answers), 4) })
  return figures
}

/** In the window in which it compares worst. */
function besideReference(logs: readonly OpenLog[]): Measurement[] {
  const pairs = logs.flatMap(({ answers }) => {
    const reference = referenceProbabilities(answers)
    return answers.map((answer, i) => ({ answer, reference: { ...answer, p: reference[i] ?? Number.NaN } }))
  })
  const errorOf = (answers: readonly Logged[]): number =>
    rootMeanSquare(answers.map(({ p, truth }) => p - truth))
  const compared = windows.map(([from, to]) => {
    const some = pairs.filter(({ answer: { nth } }) => nth >= from && nth < to)
    const [own, reference] = [some.map(({ answer }) => answer), some.map((pair) => pair.reference)]
    return {
      below: areaUnderCurve(reference) - areaUnderCurve(own),
      times: errorOf(own) / errorOf(reference),
    }
  })
  return [
    {
      name: 'estimator: AUC below that of the rule written a second time',
      value: round(Math.max(0, ...compared.map(({ below }) => below)), 4),
    },
    {
      name: 'estimator: error of P to that of the rule written a second time (times)',
      value: round(Math.max(...compared.map(({ times }) => times)), 4),
    },
  ]
}

function atTheEnd(logs: readonly OpenLog[]): Measurement[] {
  return [
    {
      name: 'estimator: levels of items, correlation with the true ones',
      value: round(mean(logs.map(({ levels }) => correlation(levels))), 4),
    },
    {
      name: 'estimator: sd of the errors of topics in their own sd',
      value: round(deviation(logs.flatMap(({ errors }) => errors)), 4),
    },
  ]
}
