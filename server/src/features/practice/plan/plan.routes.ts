import { planContract } from '@vikalp/contract/practice/plan'
import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '#feature-deps.ts'
import { serve } from '#platform/serve.ts'
import { changeToday } from './change-today.ts'
import { readGoals, setGoals } from './set-goals.ts'
import { readToday } from './today.ts'

export function planRoutes(app: FastifyInstance, deps: Omit<FeatureDeps, 'db'>): void {
  serve(app, planContract.goals, ({ caller, db }) => readGoals({ ...deps, db }, caller.userId))
  serve(app, planContract.setGoals, ({ caller, db, body }) => setGoals({ ...deps, db }, caller.userId, body))
  serve(app, planContract.today, ({ caller, db }) => readToday({ ...deps, db }, caller.userId))
  serve(app, planContract.changeToday, ({ caller, db, body }) =>
    changeToday({ ...deps, db }, caller.userId, body),
  )
}
