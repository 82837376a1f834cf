import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** An answer that is a file, sent as it is made. */
export class SentFile {
  readonly #name: string
  readonly #type: string
  readonly #content: AsyncIterable<Uint8Array>

  constructor(name: string, type: string, content: AsyncIterable<Uint8Array>) {
    this.#name = name
    this.#type = type
    this.#content = content
  }

  send(reply: FastifyReply): FastifyReply {
    reply.header('content-disposition', `attachment; filename="${this.#name}"`)
    return reply.type(this.#type).send(Readable.from(this.#content))
  }
}
