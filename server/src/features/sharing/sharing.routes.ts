import { sharingContract } from '@vikalp/contract/sharing'
import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '#feature-deps.ts'
import { Problem } from '#platform/problem.ts'
import { serve } from '#platform/serve.ts'
import { answerConsent, readQuestion, takeBack, withdrawOwn } from './answer-consent.ts'
import { makeLink, printPapers } from './ask-guardian.ts'
import { answerAge, readReadings, readSharing } from './read-sharing.ts'

export function sharingRoutes(app: FastifyInstance, deps: Omit<FeatureDeps, 'db'>): void {
  serve(app, sharingContract.read, ({ caller, db }) => readSharing({ ...deps, db }, caller.userId))
  serve(app, sharingContract.answerAge, ({ caller, db, body }) =>
    answerAge({ ...deps, db }, caller.userId, body),
  )
  serve(app, sharingContract.makeLink, ({ caller, db }) => makeLink({ ...deps, db }, caller.userId))
  serve(app, sharingContract.withdraw, ({ caller, db }) => withdrawOwn({ ...deps, db }, caller.userId))
  serve(app, sharingContract.readings, ({ caller, db }) => readReadings({ ...deps, db }, caller.userId))
  serve(app, sharingContract.papers, ({ caller, db, params }) =>
    printPapers({ ...deps, db }, caller.userId, params.classId),
  )
  serve(app, sharingContract.question, ({ db, body }) => readQuestion({ ...deps, db }, body.token))
  serve(app, sharingContract.give, async ({ db, body, findVisitor, note }) => {
    if (await findVisitor()) throw new Problem('forbidden', 'A guardian answers where nobody is signed in')
    return answerConsent({ ...deps, db }, body, note)
  })
  serve(app, sharingContract.takeBack, ({ db, body, note }) => takeBack({ ...deps, db }, body.token, note))
}
