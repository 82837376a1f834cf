import { reportsContract } from '@vikalp/contract/reports'
import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '#feature-deps.ts'
import { serve } from '#platform/serve.ts'
import { readReportsOfPupils } from './read-reports-of-pupils.ts'
import { reportQuestion, toOwnReport } from './report-question.ts'
import { listOwnReports } from './reports.store.ts'

export function reportsRoutes(app: FastifyInstance, deps: Omit<FeatureDeps, 'db'>): void {
  serve(app, reportsContract.report, ({ caller, db, body }) =>
    reportQuestion({ ...deps, db }, caller.userId, body),
  )
  serve(app, reportsContract.mine, async ({ caller, db, query }) => {
    // The answer to a report may say what is right.
    const held = await deps.heldQuestions.of(db, caller.userId, deps.clock())
    const asked = query.questionIds.filter((id) => !held.has(id))
    return (await listOwnReports(db, caller.userId, asked)).map(toOwnReport)
  })
  serve(app, reportsContract.ofPupils, ({ caller, db, query }) =>
    readReportsOfPupils({ ...deps, db }, caller.userId, query.after ?? null),
  )
}
