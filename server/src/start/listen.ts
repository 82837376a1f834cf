import type { Server } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** How many may connect at the same moment; whoever finds no place tries again only after a second. */
const backlog = 4_096

/** Opens the port and returns the address for people. Throws an Error that says what to do when it cannot. */
export async function listen(app: FastifyInstance, config: Config): Promise<string> {
  await app.listen({ port: config.port, host: config.host, backlog }).catch((error: unknown) => {
    throw listenFailure(error, config)
  })
  return addressOf(app.server.address(), config)
}

function listenFailure(error: unknown, { port, host }: Config): Error {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return new Error(`Port ${port} is taken: stop what uses it, or set PORT to another`)
  if (code === 'EACCES')
    return new Error(`Port ${port} may not be used by this user: set PORT to 1024 or more`)
  if (code === 'EADDRNOTAVAIL') return new Error(`HOST ${host} is not an address of this machine`)
  return error instanceof Error ? error : new Error(String(error))
}

function addressOf(address: ReturnType<Server['address']>, { host }: Config): string {
  if (!address || typeof address !== 'object') return String(address)
  return `http://${host === '127.0.0.1' ? 'localhost' : host}:${address.port}`
}
