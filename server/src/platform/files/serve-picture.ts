import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Db } from '../db.ts'
import { notFound } from '../problem.ts'

const OfPicture = z.object({ id: z.uuid() })

/**
 * Serves the WebP of an id to whoever knows it: an element <img> sends no token, so the address is the key (record
 * 0024). Only the reader's own browser keeps it.
 */
export function servePicture(
  app: FastifyInstance,
  folder: string,
  find: (db: Db, id: string) => Promise<Buffer | undefined>,
): void {
  app.get(`${folder}/:id`, {
    schema: { hide: true },
    config: { limit: { perMinute: 600, by: 'address' } },
    handler: async (request, reply) => {
      await app.countCall(request, undefined)
      const { data } = OfPicture.safeParse(request.params)
      const picture = data && (await find(app.databases.public, data.id))
      if (!picture) throw notFound('The picture')
      const etag = `"${data.id}"`
      reply.headers({ etag, 'cache-control': 'private, max-age=3600' })
      return request.headers['if-none-match'] === etag
        ? reply.code(304).send()
        : reply.type('image/webp').send(picture)
    },
  })
}
