import { schoolContract } from '@vikalp/contract/school'
import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '#feature-deps.ts'
import { serve } from '#platform/serve.ts'
import { chooseHandle } from './choose-handle.ts'
import { importRoster } from './import-roster.ts'
import { previewRoster } from './preview-roster.ts'
import { printCards } from './print-cards.ts'
import { readResults } from './read-results.ts'
import { readSchool } from './read-school.ts'
import { requireOwn } from './require-own.ts'
import { startNextYear } from './start-next-year.ts'

export function schoolRoutes(app: FastifyInstance, deps: Omit<FeatureDeps, 'db'>): void {
  serve(app, schoolContract.school, ({ db, caller }) => {
    requireOwn(caller)
    return readSchool(db, caller.userId)
  })
  serve(app, schoolContract.chooseHandle, ({ db, caller, body }) => {
    requireOwn(caller)
    return chooseHandle(db, caller.userId, body.handle)
  })
  serve(app, schoolContract.preview, ({ db, caller, body }) => {
    requireOwn(caller)
    return previewRoster(db, caller.userId, body)
  })
  serve(app, schoolContract.importRoster, ({ db, caller, body }) => {
    requireOwn(caller)
    return importRoster({ ...deps, db }, caller.userId, body)
  })
  serve(app, schoolContract.cards, ({ db, caller, body }) => {
    requireOwn(caller)
    return printCards({ ...deps, db }, caller.userId, body)
  })
  serve(app, schoolContract.nextYear, ({ db, caller, body }) => {
    requireOwn(caller)
    return startNextYear({ ...deps, db }, caller.userId, body)
  })
  serve(app, schoolContract.results, ({ db, caller, query }) => {
    requireOwn(caller)
    return readResults(db, caller.userId, query.class)
  })
}
