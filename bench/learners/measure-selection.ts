import { type Measurement, round } from '../measurement.ts'
import { type Chosen, settledFrom, simulateClosedLoop } from './closed-loop.ts'
import { practiceItems } from './measure-estimator.ts'
import { mean } from './statistics.ts'

const aim = 0.75
const firstQuestions = 10
const beforeHard = 3

/** How near practice comes to its aim, in Build, from answer 41 on, and what it asks of newcomers. */
export async function measureSelection(): Promise<Measurement[]> {
  const answers = simulateClosedLoop(practiceItems(), 301)
  const chosen = answers.filter(({ nth }) => nth >= settledFrom)
  const abilities = [...new Set(chosen.map(({ ability }) => ability))].toSorted((a, b) => a - b)
  const bound = (fifth: number): number => abilities[Math.floor((fifth * abilities.length) / 5)] ?? Infinity
  const middle = chosen.filter(({ ability }) => ability >= bound(2) && ability < bound(3))
  return [
    { name: 'practice that aims at 0.75: right answers', value: round(success(chosen), 4) },
    {
      name: 'practice that aims at 0.75: right answers of the middle fifth of the students',
      value: round(success(middle), 4),
    },
    {
      name: 'practice that aims at 0.75: true probability, off the aim',
      value: round(mean(chosen.map(({ truth }) => Math.abs(truth - aim))), 4),
    },
    ...measureNewcomers(answers),
  ]
}

const success = (answers: readonly Chosen[]): number => mean(answers.map(({ right }) => Number(right)))

function measureNewcomers(answers: readonly Chosen[]): Measurement[] {
  const newcomers = Map.groupBy(
    answers.filter(({ nth }) => nth < firstQuestions),
    ({ student }) => student,
  )
  const topics = [...newcomers.values()].map((first) => new Set(first.map(({ item }) => item.topic)).size)
  const hard = answers.filter(({ nth, item }) => nth < beforeHard && item.difficulty === 'Hard')
  return [
    { name: 'newcomers: fewest topics among the first ten questions', value: Math.min(...topics) },
    { name: 'newcomers: Hard questions among the first three', value: hard.length },
  ]
}
