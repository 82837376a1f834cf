import { hintContract } from '@vikalp/contract/hint'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/serve.ts'
import { type HintDeps, hintDesk } from './ask-for-hint.ts'

export function hintRoutes(app: FastifyInstance, deps: HintDeps): void {
  const askForHint = hintDesk(deps)
  serve(app, hintContract.ask, ({ body }) => askForHint(body.question))
}
