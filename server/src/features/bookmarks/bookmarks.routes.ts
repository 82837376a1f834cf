import { bookmarksContract } from '@vikalp/contract/bookmarks'
import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '#feature-deps.ts'
import { serve } from '#platform/serve.ts'
import { listMarked } from './bookmarks.store.ts'
import { readBookmarks } from './read-bookmarks.ts'
import { setBookmark } from './set-bookmark.ts'

export function bookmarksRoutes(
  app: FastifyInstance,
  { bank, clock }: Pick<FeatureDeps, 'bank' | 'clock'>,
): void {
  serve(app, bookmarksContract.list, ({ caller, db, query }) =>
    readBookmarks({ db, bank, clock }, caller.userId, query),
  )
  serve(app, bookmarksContract.marked, ({ caller, db, query }) =>
    listMarked(db, caller.userId, query.questionIds),
  )
  serve(app, bookmarksContract.set, ({ caller, db, body }) => setBookmark({ db, bank }, caller.userId, body))
}
