import { instituteContract } from '@vikalp/contract/institute'
import type { FastifyInstance } from 'fastify'
import type { DashboardDeps } from '#dashboard/dashboard-deps.ts'
import { ownOrSample } from '#dashboard/own-or-sample.ts'
import { rejectFutureYear } from '#dashboard/reject-future-year.ts'
import { serve } from '#platform/serve.ts'
import { saveInstitute } from './institute-profile.store.ts'
import { readInstituteProfile } from './read-institute-profile.ts'

export function instituteProfileRoutes(app: FastifyInstance, deps: DashboardDeps): void {
  serve(app, instituteContract.profile, async ({ caller, query }) =>
    readInstituteProfile(deps, await ownOrSample(deps, caller, 'institute'), query.period),
  )
  serve(app, instituteContract.saveDetails, ({ caller, body }) => {
    rejectFutureYear('establishedYear', body.establishedYear, deps.clock())
    return saveInstitute(deps.db, caller.userId, body)
  })
}
