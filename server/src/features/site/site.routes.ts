import { siteContract } from '@vikalp/contract/site'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#platform/db.ts'
import { serve } from '#platform/serve.ts'
import { pingDatabase } from './site.store.ts'

/** The test call of the landing page, and what a load balancer asks. */
export function siteRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  serve(app, siteContract.test, () => ({ message: 'Backend connected' }))
  serve(app, siteContract.live, () => ({ status: 'alive' as const }))
  serve(app, siteContract.ready, async () => {
    await pingDatabase(db)
    return { status: 'ready' as const }
  })
}
