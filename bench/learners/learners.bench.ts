import type { Measurement } from '../measurement.ts'
import { measureEstimator } from './measure-estimator.ts'
import { measureForecast } from './measure-forecast.ts'
import { measureForecastTime } from './measure-forecast-time.ts'
import { measurePlan } from './measure-plan.ts'
import { measureRevision } from './measure-revision.ts'
import { measureSelection } from './measure-selection.ts'

/** The rules of practice on simulated students whose true abilities are known: no server. And what a forecast takes. */
export async function measureLearners(): Promise<Measurement[]> {
  const measures = [
    measureEstimator,
    measureSelection,
    measureForecast,
    measureRevision,
    measurePlan,
    measureForecastTime,
  ]
  const figures: Measurement[] = []
  for (const measure of measures) figures.push(...(await measure()))
  return figures
}
