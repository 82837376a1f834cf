import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '#feature-deps.ts'
import { mistakesRoutes } from './mistakes/mistakes.routes.ts'
import { planRoutes } from './plan/plan.routes.ts'
import { readinessRoutes } from './readiness/readiness.routes.ts'
import { learnerResetRoutes } from './reset/reset.routes.ts'
import { topicMapRoutes } from './topic-map/topic-map.routes.ts'

/** What is believed of a student, as the student reads and changes it, and the day's plan. */
export function learnerRoutes(app: FastifyInstance, deps: Omit<FeatureDeps, 'db'>): void {
  mistakesRoutes(app, deps)
  topicMapRoutes(app, deps)
  planRoutes(app, deps)
  learnerResetRoutes(app, deps)
  readinessRoutes(app, deps)
}
