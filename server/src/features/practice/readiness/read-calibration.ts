import type { Calibration } from '@vikalp/contract/practice/readiness'
import { calibrationNeeds, calibrationOf, coverageOf } from '@vikalp/domain/learner/calibration'
import type { Queries } from '#platform/db.ts'
import { listPaperMonths, listTenths } from './readiness.store.ts'

/** How well probabilities and forecasts came true: sums over everybody, from which nobody can be told. */
export async function readCalibration(db: Queries): Promise<Calibration> {
  const { answers: needed, newest, papers: neededPapers } = calibrationNeeds
  const [tenths, paperMonths] = await Promise.all([listTenths(db), listPaperMonths(db, newest)])
  const { answers, whole, months } = calibrationOf(tenths)
  const taken = coverageOf(paperMonths)
  return {
    answers,
    needed,
    whole: whole ?? null,
    papers: taken.papers,
    neededPapers,
    coverage: taken.share ?? null,
    months: months.map((month) => {
      const { papers, share } = coverageOf(paperMonths.filter((of) => of.month === month.month))
      return { ...month, papers, coverage: share ?? null }
    }),
  }
}
