import { createHmac } from 'node:crypto'
import { type Right, type RightName, rights } from '@vikalp/contract/rights'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Caller, isSample } from '../caller.ts'
import { clientAddress } from '../load/client-address.ts'
import { readings, type SecurityEvent } from './security-events.ts'
import type { SecurityLog } from './security-log.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    right?: RightName
    event?: SecurityEvent | undefined
  }
}

/** What only the work on a request finds out. `user` is whose account it was when no token said so. */
export type SecurityNotes = {
  visitor?: Caller | undefined
  caller?: Caller | undefined
  user?: string
  verdict?: 'kept' | 'removed'
}

const notes = new WeakMap<FastifyRequest, SecurityNotes>()

export const note = (request: FastifyRequest, more: SecurityNotes): void => {
  notes.set(request, { ...notes.get(request), ...more })
}

/** Writes an event before its answer leaves, so that nothing is read without a line. */
export function recordSecurity(app: FastifyInstance, log: SecurityLog, secret: string): void {
  const hashed = (request: FastifyRequest): string =>
    createHmac('sha256', secret)
      .update(`address ${clientAddress(request)}`)
      .digest('base64url')
      .slice(0, 22)
  app.addHook('onSend', async (request, reply) => {
    const { visitor, caller, user = visitor?.userId, verdict } = notes.get(request) ?? {}
    const event = eventIn(request, reply.statusCode, { visitor, caller })
    if (!event) return
    const { method, params, routeOptions } = request
    log({
      event,
      outcome: outcomeOf(reply.statusCode),
      user,
      role: visitor?.role,
      tenant: visitor?.tenant,
      about: targetOf(params),
      verdict,
      route: `${method} ${routeOptions.url}`,
      from: hashed(request),
      requestId: request.id,
    })
  })
}

function eventIn(
  { headers, routeOptions }: FastifyRequest,
  status: number,
  { visitor, caller }: SecurityNotes,
): SecurityEvent | undefined {
  const { event, right: name } = routeOptions.config
  const isRead = event !== undefined && readings.includes(event)
  const isOwn = visitor?.role === 'student' || (caller !== undefined && isSample(caller))
  if (event && !(isRead && isOwn && status < 400)) return event
  if (status === 401 && headers.authorization !== undefined) return 'token-refused'
  const right: Right | undefined = name && rights[name]
  const isGuess = status === 404 && right !== undefined && right !== 'anyone' && 'to' in right
  return status === 403 || isGuess ? 'right-refused' : undefined
}

/** The statuses that say more than that it did not happen. */
const outcomes: Readonly<Record<number, string>> = {
  401: 'failed',
  403: 'refused',
  404: 'refused',
  409: 'taken',
  429: 'limited',
}

const outcomeOf = (status: number): string =>
  status < 400 ? 'ok' : (outcomes[status] ?? (status < 500 ? 'invalid' : 'unavailable'))

/** The id in the address; the schema of the endpoint has let nothing else through, or has not seen it yet. */
function targetOf(params: unknown): string | undefined {
  const [id] = Object.values(params ?? {})
  return typeof id === 'string' && /^[0-9a-f-]{36}$/i.test(id) ? id : undefined
}
