import { choicesContract } from '@vikalp/contract/mocks/choices'
import { testsContract } from '@vikalp/contract/mocks/test-endpoints'
import type { FastifyInstance } from 'fastify'
import { requireConfirmed } from '#dashboard/require-confirmed.ts'
import { serve } from '#platform/serve.ts'
import { listChoices } from '../choices/list-choices.ts'
import type { MocksDeps } from '../mocks-deps.ts'
import { correctKey } from './marks/correct-key.ts'
import { countLate } from './marks/count-late.ts'
import { previewTest } from './preview-test.ts'
import { readBoard } from './read-board.ts'
import { readResults } from './read-results.ts'
import { listInstituteTests, listTests, readDetails } from './read-test.ts'
import { cancel, grant, publish, release, removeDraft } from './run-test.ts'
import { storeTest } from './save-test.ts'

/** What teachers do, and what institutes read. */
export function testsRoutes(app: FastifyInstance, deps: Omit<MocksDeps, 'db'>): void {
  serve(app, testsContract.list, ({ caller, db }) => listTests({ ...deps, db }, caller.userId))
  serve(app, testsContract.preview, async ({ caller, db, params, body }) => {
    await requireConfirmed(db, caller.userId, 'set tests')
    return previewTest({ ...deps, db }, { ...params, teacherId: caller.userId }, body)
  })
  serve(app, choicesContract.list, async ({ caller, db, params, query }) => {
    await requireConfirmed(db, caller.userId, 'set tests')
    return listChoices({ ...deps, db }, params.classId, query)
  })
  serve(app, testsContract.save, ({ caller, db, params, body }) =>
    storeTest({ ...deps, db }, { ...params, teacherId: caller.userId }, body),
  )
  serve(app, testsContract.read, ({ db, params }) => readDetails({ ...deps, db }, params.testId))
  serve(app, testsContract.publish, ({ db, params }) => publish({ ...deps, db }, params.testId))
  serve(app, testsContract.remove, ({ db, params }) => removeDraft({ ...deps, db }, params.testId))
  serve(app, testsContract.cancel, ({ db, params, body }) =>
    cancel({ ...deps, db }, params.testId, body.reason),
  )
  serve(app, testsContract.release, ({ db, params }) => release({ ...deps, db }, params.testId))
  serve(app, testsContract.board, ({ db, params, query }) =>
    readBoard({ ...deps, db }, { ...params, ...query }),
  )
  serve(app, testsContract.grant, ({ db, params, body }) => grant({ ...deps, db }, params.testId, body))
  serve(app, testsContract.listOfInstitute, ({ caller, db }) =>
    listInstituteTests({ ...deps, db }, caller.userId),
  )
  serve(app, testsContract.results, ({ caller: { role, userId }, db, params, query }) =>
    readResults(
      { ...deps, db },
      { ...params, ...query, ...(role === 'institute' && { instituteId: userId }) },
    ),
  )
  serve(app, testsContract.correctKey, ({ db, params, body }) =>
    correctKey({ ...deps, db }, params.testId, body),
  )
  serve(app, testsContract.countLate, ({ db, params, body }) =>
    countLate({ ...deps, db }, params.testId, body),
  )
}
