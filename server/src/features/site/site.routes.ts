import { siteContract } from '@vikalp/contract/site'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/serve.ts'
import { pingDatabase } from './site.store.ts'

/** The test call of the landing page, and the health checks for a load balancer. */
export function siteRoutes(app: FastifyInstance): void {
  serve(app, siteContract.test, () => ({ message: 'Backend connected' }))
  serve(app, siteContract.live, () => ({ status: 'alive' as const }))
  serve(app, siteContract.ready, async ({ db }) => {
    await pingDatabase(db)
    return { status: 'ready' as const }
  })
}
