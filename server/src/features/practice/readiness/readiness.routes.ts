import { type Calibration, readinessContract } from '@vikalp/contract/practice/readiness'
import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '#feature-deps.ts'
import { serve } from '#platform/serve.ts'
import { readCalibration } from './read-calibration.ts'
import { readReadiness } from './read-readiness.ts'
import { RecentForecasts } from './recent-forecasts.ts'

/** Figures of everybody are made anew after so long. */
const calibrationMs = 10 * 60_000

export function readinessRoutes(app: FastifyInstance, deps: Omit<FeatureDeps, 'db'>): void {
  const recent = new RecentForecasts()
  let known: { until: number; calibration: Calibration } | undefined
  serve(app, readinessContract.own, ({ caller, db, query }) =>
    readReadiness({ ...deps, db, recent }, caller.userId, query.template),
  )
  serve(app, readinessContract.calibration, async ({ db }) => {
    const now = deps.clock().getTime()
    if (known && now < known.until) return known.calibration
    const calibration = await readCalibration(db)
    known = { until: now + calibrationMs, calibration }
    return calibration
  })
}
