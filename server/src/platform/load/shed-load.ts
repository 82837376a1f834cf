import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { refuser } from '../error-reply.ts'
import { Problem } from '../problem.ts'
import { Callers } from './callers.ts'
import { loopDelay } from './loop-delay.ts'
import { StandingQueue } from './standing-queue.ts'

// What the server takes on at most: in a burst, and once a queue stands. What a student writes is refused last: an answer
// weighs more than a page that can be read again.
const bounds = {
  read: { burst: 40, standing: 12, delayMs: 200 },
  write: { burst: 120, standing: 16, delayMs: 1_000 },
} as const

const tooMany = new Problem('rate_limited', 'Too many calls at once: please wait a little', {
  retryAfterSeconds: 1,
})
/**
 * Whoever asks at once again, over hundreds of connections, would keep the server busy with refusals alone. So the caller
 * waits for as long as it is asked to. Its answer is late and not its connection paused, as a proxy sends the next call
 * of somebody else over that.
 */
const tooManyMs = 1_000
const busy = new Problem('unavailable', 'Too much to do just now', { retryAfterSeconds: 2 })

// An address that begins with an escaped character may lead to the API as well, and one that is whole, as a proxy gets it.
const ofApi = /^(?:https?:\/\/[^/]*)?\/(api|[^/?]*%[^/?]*)\//i

type Handle = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Refuses at once the calls of the API that cannot be served soon, and those of one caller beyond a fair share. It stands
 * before Fastify and before the token is checked: a refusal costs some thirty microseconds and no query.
 */
export function installLoadShedding(
  app: FastifyInstance,
  headers: Record<string, string>,
  now: () => number = () => performance.now(),
): void {
  const delay = loopDelay()
  const callers = new Callers()
  const queue = new StandingQueue()
  const refuseBusy = refuser(busy, headers)
  const refuseTooMany = refuser(tooMany, headers)
  let inFlight = 0
  let refused = 0
  const report = setInterval(() => {
    if (refused > 0) app.log.warn({ refused, inFlight }, 'calls were refused under load')
    refused = 0
  }, 10_000).unref()
  app.addHook('onClose', async () => {
    delay.stop()
    clearInterval(report)
  })

  const isBusy = (method: string | undefined): boolean => {
    const bound = bounds[method === 'GET' || method === 'HEAD' ? 'read' : 'write']
    const most = queue.meet(inFlight, now()) ? bound.standing : bound.burst
    return inFlight >= most || delay.now() >= bound.delayMs
  }
  const guard = (handle: Handle): Handle => {
    return (request, response) => {
      if (!ofApi.test(request.url ?? '')) return handle(request, response)
      if (isBusy(request.method)) {
        refused++
        queue.countRefused()
        return refuseBusy(response)
      }
      const caller = callerOf(request)
      if (caller && !callers.admit(caller, now())) {
        refused++
        request.resume()
        setTimeout(refuseTooMany, tooManyMs, response).unref()
        return
      }
      inFlight++
      if (caller) callers.begin(caller)
      response.once('close', () => {
        inFlight--
        if (caller) callers.end(caller)
      })
      return handle(request, response)
    }
  }
  const [handle, ...others] = app.server.listeners('request') as Handle[] // as Node's types of this event say
  if (!handle || others.length > 0) throw new Error('Fastify has not one handler of requests')
  app.server.removeAllListeners('request').on('request', guard(handle))
}

/**
 * Short, whatever was sent, for it is remembered, and the same however the scheme before the token is written. Without a
 * token there is no caller yet: a school may share an address.
 */
const callerOf = ({ headers: { authorization } }: IncomingMessage): string | undefined =>
  authorization && hash('sha256', authorization.slice(authorization.indexOf(' ') + 1), 'base64')
