import { drawFrom, poolsOf } from '../../domain/src/learner/forecast/draw-paper.ts'
import { forecastMarks } from '../../domain/src/learner/forecast/forecast.ts'
import { widening } from '../../domain/src/learner/forecast/learn-from-papers.ts'
import type { Forecast } from '../../domain/src/learner/forecast/marks-band.ts'
import type { PaperTemplate } from '../../domain/src/papers/template.ts'
import type { Random } from '../../domain/src/random.ts'
import { loadBank } from '../../server/src/question-bank/load-bank.ts'
import { type Measurement, round } from '../measurement.ts'
import { practiceItems } from './measure-estimator.ts'
import { simulateOpenLog } from './open-log.ts'
import { mean, rootMeanSquare } from './statistics.ts'
import { mulberry32, type TrueItem, type TrueStudent, trueProbability } from './world.ts'

const answers = 120
const students = 200

/** How near forecasts of NEET come to a paper that the student takes after 120 answers. */
export async function measureForecast(): Promise<Measurement[]> {
  const template = loadBank().templates.find(({ exam }) => exam === 'NEET')
  if (!template) return [{ name: errorName, reason: 'the bank has no pattern of NEET' }]
  const pairs = takePapers(template)
  const covered = pairs.map(({ forecast: { low, high }, actual }) => Number(actual >= low && actual <= high))
  return [
    {
      name: errorName,
      value: round(rootMeanSquare(pairs.map(({ forecast, actual }) => forecast.mean - actual)), 1),
    },
    {
      name: 'forecast of NEET after 120 answers: share of papers inside the band',
      value: round(mean(covered), 3),
    },
  ]
}

const errorName = 'forecast of NEET after 120 answers: error (marks)'

export type Taken = { forecast: Forecast; actual: number }

export function takePapers(template: PaperTemplate): Taken[] {
  // Only what the examination asks is practised for it.
  const items = practiceItems().filter(({ exams }) => exams.includes(template.exam))
  const { world, learners, on } = simulateOpenLog(items, 501, { students, answersEach: answers })
  const pools = poolsOf(template, items)
  const random = mulberry32(502)
  const trueItems = new Map(world.items.map((one) => [one.item.id, one]))
  const sit = (truly: TrueStudent): number =>
    pools.reduce((score, pool) => {
      const { marks } = pool.section
      const drawn = drawFrom(pool.items, pool.size, random).map(({ id }) => trueItems.get(id))
      return (
        score + drawn.reduce((sum, one) => sum + (isRight(truly, one, random) ? marks.right : marks.wrong), 0)
      )
    }, 0) / 4
  return world.students.map((truly, who) => {
    const abilities = learners.of(`${who}`).nodes
    const known = { template, pools, student: `${who}`, abilities, day: on }
    const levelOf = learners.levelOf.bind(learners)
    const offset = { mean: 0, variance: 0 }
    return {
      forecast: forecastMarks({ ...known, levelOf, widening: widening([]), offset }),
      actual: sit(truly),
    }
  })
}

const isRight = (truly: TrueStudent, item: TrueItem | undefined, random: Random): boolean =>
  item !== undefined && random() < trueProbability(truly, item)
