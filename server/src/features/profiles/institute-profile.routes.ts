import { profilesContract } from '@vikalp/contract/profiles'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/serve.ts'
import { saveInstitute } from './institute-profile.store.ts'
import { ownOrSample } from './own-or-sample.ts'
import type { ProfilesDeps } from './profiles-deps.ts'
import { readInstituteProfile } from './read-institute-profile.ts'
import { refuseYearToCome } from './refuse-year-to-come.ts'

export function instituteProfileRoutes(app: FastifyInstance, deps: ProfilesDeps): void {
  serve(app, profilesContract.institute, async ({ caller, query }) =>
    readInstituteProfile(deps, await ownOrSample(deps, caller, 'institute'), query.period),
  )
  serve(app, profilesContract.saveInstitute, ({ caller, body }) => {
    refuseYearToCome('establishedYear', body.establishedYear, deps.clock())
    return saveInstitute(deps.db, caller.userId, body)
  })
}
