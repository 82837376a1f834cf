import { learnerResetContract } from '@vikalp/contract/practice/reset'
import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '#feature-deps.ts'
import { countFrom } from '#learners/learners.store.ts'
import { rebuildLearners } from '#learners/rebuild-learner.ts'
import { serve } from '#platform/serve.ts'

/** What is believed goes at once; what it is made of next is the answers that count from then on (rule 108). */
export function learnerResetRoutes(app: FastifyInstance, { bank, clock }: Omit<FeatureDeps, 'db'>): void {
  serve(app, learnerResetContract.reset, async ({ caller, db, body: { how } }) => {
    const { userId: studentId } = caller
    await countFrom(db, { studentId, countsFrom: how === 'zero' ? clock() : null })
    await rebuildLearners(db, bank, [studentId])
  })
}
