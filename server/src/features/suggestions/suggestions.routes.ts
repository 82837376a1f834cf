import { suggestionsContract } from '@vikalp/contract/suggestions'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#platform/db.ts'
import { notFound } from '#platform/problem.ts'
import { serve } from '#platform/serve.ts'
import { addSuggestion, readSuggestions, type SuggestionDeps } from './add-suggestion.ts'
import {
  approveSuggestion,
  countVibes,
  deleteOwn,
  deleteReported,
  deleteVibe,
  insertReport,
  insertVibe,
  listReported,
} from './suggestions.store.ts'

export function suggestionsRoutes(app: FastifyInstance, deps: Omit<SuggestionDeps, 'db'>): void {
  const { clock } = deps

  const vibesOf = async (db: Db, mark: { id: string; userId: string }) => {
    const vibes = await countVibes(db, mark)
    if (!vibes) throw notFound('The suggestion')
    return vibes
  }

  serve(app, suggestionsContract.list, ({ caller, db, query }) =>
    readSuggestions({ ...deps, db }, caller.userId, query.questionId),
  )
  serve(app, suggestionsContract.add, ({ caller, db, body }) => addSuggestion({ ...deps, db }, caller, body))
  serve(app, suggestionsContract.remove, async ({ caller, db, params }) => {
    if (!(await deleteOwn(db, { id: params.id, userId: caller.userId })))
      throw notFound('A suggestion of yours')
  })
  serve(app, suggestionsContract.vibe, async ({ caller, db, params }) => {
    const mark = { id: params.id, userId: caller.userId }
    await insertVibe(db, mark)
    return vibesOf(db, mark)
  })
  serve(app, suggestionsContract.unvibe, async ({ caller, db, params }) => {
    const mark = { id: params.id, userId: caller.userId }
    await deleteVibe(db, mark)
    return vibesOf(db, mark)
  })
  serve(app, suggestionsContract.report, async ({ caller, db, params }) => {
    const report = { id: params.id, userId: caller.userId, now: clock() }
    if (!(await insertReport(db, report))) throw notFound('The suggestion')
  })
  serve(app, suggestionsContract.reported, ({ caller, db }) =>
    listReported(db, { userId: caller.userId, now: clock() }),
  )
  serve(app, suggestionsContract.judge, async ({ db, params, body, note }) => {
    note({ verdict: body.keep ? 'kept' : 'removed' })
    const isDone = body.keep
      ? await approveSuggestion(db, params.id, clock())
      : await deleteReported(db, params.id, clock())
    if (!isDone) throw notFound('A reported suggestion')
  })
}
