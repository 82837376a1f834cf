import { gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

/** Smaller ones fit into one packet as they are. */
const smallest = 1_024

// One that refuses it says q=0.
const gzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/

/**
 * Compresses JSON for whoever asks for it, at the level at which it costs less than sending it as it is: markup repeats
 * itself. A guess at secrets from the length of an answer needs answers to the requests of somebody else's page, which
 * carry no token: there are no cookies.
 */
export function installCompression(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload: unknown, done) => {
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload)
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json')
    if (!isText || !isJson || payload.length < smallest) return done(null, payload)
    reply.header('vary', 'accept-encoding')
    const accepted = request.headers['accept-encoding']
    if (accepted === undefined || !gzip.test(accepted) || request.method === 'HEAD')
      return done(null, payload)
    reply.header('content-encoding', 'gzip').removeHeader('content-length')
    done(null, gzipSync(payload, { level: 1 }))
  })
}
