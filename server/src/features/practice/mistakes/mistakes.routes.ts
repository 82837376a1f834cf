import { mistakesContract } from '@vikalp/contract/practice/mistakes'
import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '#feature-deps.ts'
import { notFound } from '#platform/problem.ts'
import { serve } from '#platform/serve.ts'
import { listMistakes } from './list-mistakes.ts'
import { storeNote } from './mistakes.store.ts'

export function mistakesRoutes(app: FastifyInstance, deps: Omit<FeatureDeps, 'db'>): void {
  serve(app, mistakesContract.mistakes, ({ caller, db, query }) =>
    listMistakes({ ...deps, db }, caller.userId, query),
  )
  serve(app, mistakesContract.note, async ({ caller, db, body }) => {
    if (!(await storeNote(db, { studentId: caller.userId, ...body }))) throw notFound('The mistake')
    return body
  })
}
