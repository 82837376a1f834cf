import { randomUUID } from 'node:crypto'
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { gatheredOutput } from './standard-output.ts'

/** One line per answer with the pattern of the route and never the address, whose query may contain a token. */
export function installRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    const line = { method: request.method, route, status: reply.statusCode, ms: toTenths(reply.elapsedTime) }
    request.log[levelOf(route, reply.statusCode)](line, 'answered')
    done()
  })
}

/** Some forty files belong to every page: unless one fails, they and the checks of a monitor would hide the rest. */
const levelOf = (route: string, status: number): 'debug' | 'info' =>
  route.startsWith('/api/') || status >= 400 ? 'info' : 'debug'

export const toTenths = (ms: number): number => Math.round(ms * 10) / 10

/** Fastify's logger writes JSON; its own request lines are off, so no header or address is logged. */
export const logOptions = (level: string): FastifyServerOptions => ({
  logger: { level, base: undefined, serializers: { err: describeError }, stream: gatheredOutput },
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: () => randomUUID(),
})

type LoggedError = { type: string; message: string; stack: string; code?: unknown; cause?: string }

/** The other fields are left out: PostgreSQL's `detail` quotes the row, which may contain a student's email. */
export function describeError(error: Error & { code?: unknown }): LoggedError {
  const { message, stack = '', code, cause } = error
  const reason = cause instanceof Error ? cause.message : undefined
  return { type: error.constructor.name, message, stack, code, cause: reason }
}
