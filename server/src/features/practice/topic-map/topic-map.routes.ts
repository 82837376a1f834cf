import { topicMapContract } from '@vikalp/contract/practice/topic-map'
import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '#feature-deps.ts'
import { serve } from '#platform/serve.ts'
import { readTopicMap } from './read-topic-map.ts'

export function topicMapRoutes(app: FastifyInstance, deps: Omit<FeatureDeps, 'db'>): void {
  serve(app, topicMapContract.own, ({ caller, db, query: { subject } }) =>
    readTopicMap({ ...deps, db }, { studentId: caller.userId, subject }),
  )
  serve(app, topicMapContract.of, ({ db, params, query: { subject } }) =>
    readTopicMap({ ...deps, db }, { studentId: params.userId, subject }),
  )
}
