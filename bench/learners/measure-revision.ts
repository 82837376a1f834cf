import { type Measurement, round } from '../measurement.ts'
import { type Course, simulateRevision } from './revision.ts'
import { mean } from './statistics.ts'

const seeds = Array.from({ length: 10 }, (_, i) => 701 + i)
const courses: readonly Course[] = [
  { days: 90, newCards: 2, cap: 15 },
  { days: 180, newCards: 3, cap: 10 },
]

/** What is recalled on the day of an exam, of all topics, and with how many reviews. */
export const measureRevision = async (): Promise<Measurement[]> =>
  courses.flatMap((course) => {
    const runs = seeds.map((seed) => simulateRevision(course, 'for the exam', seed))
    const { days, newCards, cap } = course
    const name = (what: string): string =>
      `${days} days to an exam, ${newCards} topics a day, cap ${cap}: ${what}`
    return [
      { name: name('recall on the day'), value: round(mean(runs.map(({ recall }) => recall)), 3) },
      { name: name('reviews'), value: round(mean(runs.map(({ reviews }) => reviews))) },
      { name: name('most reviews of a day'), value: Math.max(...runs.map(({ most }) => most)) },
    ]
  })
