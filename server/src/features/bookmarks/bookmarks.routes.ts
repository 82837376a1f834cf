import { bookmarksContract } from '@vikalp/contract/bookmarks'
import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '#feature-deps.ts'
import { serve } from '#platform/serve.ts'
import { listMarked } from './bookmarks.store.ts'
import { readBookmarks } from './read-bookmarks.ts'
import { setBookmark } from './set-bookmark.ts'

export function bookmarksRoutes(
  app: FastifyInstance,
  deps: Pick<FeatureDeps, 'bank' | 'clock' | 'heldQuestions'>,
): void {
  serve(app, bookmarksContract.list, ({ caller, db, query }) =>
    readBookmarks({ ...deps, db }, caller.userId, query),
  )
  serve(app, bookmarksContract.marked, ({ caller, db, query }) =>
    listMarked(db, caller.userId, query.questionIds),
  )
  serve(app, bookmarksContract.set, ({ caller, db, body }) =>
    setBookmark({ ...deps, db }, caller.userId, body),
  )
}
