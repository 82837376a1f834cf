import type { OwnReadiness } from '@vikalp/contract/practice/readiness'
import type { Abilities } from '@vikalp/domain/learner/abilities'
import { startOfItem } from '@vikalp/domain/learner/estimate'
import { newestPairs, paperOffset, widening } from '@vikalp/domain/learner/forecast/learn-from-papers'
import { subjectNode } from '@vikalp/domain/learner/nodes'
import type { PaperItem } from '@vikalp/domain/papers/paper-bank'
import { highestScore, sectionsOf, subjectsOf } from '@vikalp/domain/papers/template'
import type { Day } from '@vikalp/domain/progress/periods'
import type { FeatureDeps } from '#feature-deps.ts'
import { listNewestPairs, storeForecast, type TakenRow } from '#learners/forecast/forecasts.store.ts'
import { listLevels } from '#learners/learners.store.ts'
import { drawPapers } from './draw-papers.ts'
import type { ReadyTemplate } from './ready-templates.ts'

export type ForecastOf = ReadyTemplate & {
  studentId: string
  abilities: Abilities
  /** The newest first. */
  taken: readonly TakenRow[]
  day: Day
}

/** So many chapters are named. */
const most = 3

/** The forecast of today; the first of a day is kept, to be compared with the paper after it. */
export async function makeForecast(
  { db, clock }: Pick<FeatureDeps, 'db' | 'clock'>,
  { template, pools, studentId, abilities, taken, day }: ForecastOf,
): Promise<OwnReadiness['forecast']> {
  const [levels, pairs] = await Promise.all([listLevels(db), listNewestPairs(db, newestPairs)])
  const factor = widening(pairs)
  const draws = await drawPapers({
    template,
    pools,
    student: studentId,
    abilities,
    levelOf: ({ id, difficulty }: PaperItem) => levels.get(id) ?? startOfItem(difficulty),
    day,
    widening: factor,
    offset: paperOffset(taken.toReversed().map(paperOf)),
  })
  const marks = draws.marks()
  const answers = subjectsOf(template).reduce(
    (sum, subject) => sum + (abilities.get(subjectNode(subject))?.n ?? 0),
    0,
  )
  const { expected } = draws
  await storeForecast(db, {
    ...marks,
    studentId,
    template: template.key,
    day,
    madeAt: clock(),
    answers,
    widening: factor,
    expected,
  })
  return {
    ...marks,
    answers,
    subjects: draws.bySubject().map((forecast) => ({
      ...forecast,
      highest: highestScore(sectionsOf(template).filter(({ subject }) => subject === forecast.subject)) / 4,
    })),
    gains: draws
      .gains()
      .slice(0, most)
      .map(({ chapter, low, high }) => ({ chapter, low: Math.round(low), high: Math.round(high) }))
      .filter(({ high }) => high > 0),
  }
}

const paperOf = ({ expected, right, questions }: TakenRow) => ({
  expected,
  actual: right / questions,
  questions,
})
