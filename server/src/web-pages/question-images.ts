import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const compiledImages = fileURLToPath(new URL('../../../content/compiled/images/', import.meta.url))

/** The pictures of questions; their address contains a version, so browsers may cache them for a year. */
export function installQuestionImages(app: FastifyInstance, folder = compiledImages): void {
  if (!existsSync(folder)) return
  app.register(fastifyStatic, {
    root: folder,
    prefix: '/images/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    maxAge: '365d',
    immutable: true,
  })
}
