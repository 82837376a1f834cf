import { instituteContract } from '@vikalp/contract/institute'
import type { FastifyInstance } from 'fastify'
import { rejectFutureYear } from '#dashboard/reject-future-year.ts'
import type { FeatureDeps } from '#feature-deps.ts'
import { serve } from '#platform/serve.ts'
import { saveInstitute } from './institute-profile.store.ts'
import { readClass } from './read-class.ts'
import { readInstituteProfile } from './read-institute-profile.ts'

export function instituteProfileRoutes(app: FastifyInstance, deps: Omit<FeatureDeps, 'db'>): void {
  serve(
    app,
    instituteContract.profile,
    ({ caller, db, query }) => readInstituteProfile({ ...deps, db }, caller, query.period),
    'copy',
  )
  serve(
    app,
    instituteContract.classDetails,
    ({ caller, db, query }) => readClass({ ...deps, db }, caller, query.name),
    'copy',
  )
  serve(app, instituteContract.saveDetails, ({ caller, db, body }) => {
    rejectFutureYear('establishedYear', body.establishedYear, deps.clock())
    return saveInstitute(db, caller.userId, body)
  })
}
