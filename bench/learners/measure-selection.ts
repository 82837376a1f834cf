import { type Measurement, round } from '../measurement.ts'
import { simulateClosedLoop } from './closed-loop.ts'
import { practiceItems } from './measure-estimator.ts'
import { mean } from './statistics.ts'

const aim = 0.75

/** How near practice comes to its aim, in Build, from answer 41 on. */
export async function measureSelection(): Promise<Measurement[]> {
  const chosen = simulateClosedLoop(practiceItems(), 301)
  const success = (answers: typeof chosen): number => mean(answers.map(({ right }) => Number(right)))
  const abilities = [...new Set(chosen.map(({ ability }) => ability))].toSorted((a, b) => a - b)
  const bound = (fifth: number): number => abilities[Math.floor((fifth * abilities.length) / 5)] ?? Infinity
  const middle = chosen.filter(({ ability }) => ability >= bound(2) && ability < bound(3))
  return [
    { name: 'practice that aims at 0.75: right answers, off 0.705', value: off(success(chosen), 0.705) },
    {
      name: 'practice that aims at 0.75: middle fifth of the students, off 0.73',
      value: off(success(middle), 0.73),
    },
    {
      name: 'practice that aims at 0.75: true probability, off the aim',
      value: round(mean(chosen.map(({ truth }) => Math.abs(truth - aim))), 3),
    },
  ]
}

const off = (value: number, target: number): number => round(Math.abs(value - target), 3)
