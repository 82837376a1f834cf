import type { Measurement } from '../measurement.ts'
import { measureEstimator } from './measure-estimator.ts'
import { measureForecast } from './measure-forecast.ts'
import { measureRevision } from './measure-revision.ts'
import { measureSelection } from './measure-selection.ts'

/** The rules of practice on simulated students whose true abilities are known: no server, no clock. */
export async function measureLearners(): Promise<Measurement[]> {
  const measures = [measureEstimator, measureSelection, measureForecast, measureRevision]
  const figures: Measurement[] = []
  for (const measure of measures) figures.push(...(await measure()))
  return figures
}
