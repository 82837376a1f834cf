import { hintContract } from '@vikalp/contract/hint'
import type { FastifyInstance } from 'fastify'
import { heldQuestions } from '#access/held-questions.store.ts'
import type { Clock } from '#platform/clock.ts'
import { notFound } from '#platform/problem.ts'
import { serve } from '#platform/serve.ts'
import { type HintDeps, hintDesk } from './ask-for-hint.ts'

export function hintRoutes(app: FastifyInstance, deps: HintDeps & { clock: Clock }): void {
  const { bank, clock } = deps
  const askForHint = hintDesk(deps)
  serve(app, hintContract.ask, async ({ caller, db, body }) => {
    const asked = bank.find(body.question) ?? bank.findByText(body.question)
    const held = asked && (await heldQuestions(db, caller.userId, clock()))
    if (asked && held?.has(asked.id)) throw notFound('The question')
    return askForHint(body.question)
  })
}
