import { schoolContract } from '@vikalp/contract/school'
import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '#feature-deps.ts'
import { serve } from '#platform/serve.ts'
import { printCards } from './cards/print-cards.ts'
import { chooseHandle } from './choose-handle.ts'
import { importRoster } from './import-roster.ts'
import { previewRoster } from './preview-roster.ts'
import { readResults } from './read-results.ts'
import { readSchool } from './read-school.ts'
import { startNextYear } from './start-next-year.ts'

/** `siteAddress` is printed on cards, where the operator has named it. */
type SchoolDeps = Omit<FeatureDeps, 'db'> & { siteAddress: string | undefined }

export function schoolRoutes(app: FastifyInstance, deps: SchoolDeps): void {
  serve(app, schoolContract.school, ({ db, caller }) => readSchool(db, caller.userId))
  serve(app, schoolContract.chooseHandle, ({ db, caller, body }) =>
    chooseHandle(db, caller.userId, body.handle),
  )
  serve(app, schoolContract.preview, ({ db, caller, body }) => previewRoster(db, caller.userId, body))
  serve(app, schoolContract.importRoster, ({ db, caller, body }) =>
    importRoster({ ...deps, db }, caller.userId, body),
  )
  serve(app, schoolContract.cards, ({ db, caller, body }) => {
    const address = deps.siteAddress ?? body.address
    return printCards({ ...deps, db }, caller.userId, { ...body, address })
  })
  serve(app, schoolContract.nextYear, ({ db, caller, body }) =>
    startNextYear({ ...deps, db }, caller.userId, body),
  )
  serve(app, schoolContract.results, ({ db, caller, query }) => readResults(db, caller.userId, query.class))
}
