import { hintContract } from '@vikalp/contract/hint'
import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '#feature-deps.ts'
import { notFound } from '#platform/problem.ts'
import { serve } from '#platform/serve.ts'
import { type HintDeps, hintDesk } from './ask-for-hint.ts'

export function hintRoutes(
  app: FastifyInstance,
  deps: HintDeps & Pick<FeatureDeps, 'clock' | 'heldQuestions'>,
): void {
  const { bank, clock, heldQuestions } = deps
  const askForHint = hintDesk(deps)
  serve(app, hintContract.ask, async ({ caller, db, body }) => {
    const asked = bank.find(body.question) ?? bank.findByText(body.question)
    if (asked && (await heldQuestions.of(db, caller.userId, clock())).has(asked.id))
      throw notFound('The question')
    return askForHint(body.question)
  })
}
