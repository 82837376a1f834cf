import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on every answer asks its client to close the connection. */
    leave(): void
  }
}

/** A connection that is closed under a request on its way would cost the client that request. */
export function installLeaving(app: FastifyInstance): void {
  let isLeaving = false
  app.decorate('leave', () => {
    isLeaving = true
  })
  app.addHook('onRequest', (_, reply, done) => {
    if (isLeaving) reply.header('connection', 'close')
    done()
  })
}
