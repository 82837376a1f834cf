import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { Endpoint } from '@vikalp/contract/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Caller } from '../caller.ts'
import { Problem } from '../problem.ts'
import { WindowStore } from './window-store.ts'

type Limit = NonNullable<Endpoint['limit']>
type Limiter = ReturnType<FastifyInstance['createRateLimit']>

/** Counts calls per endpoint and per address or user, in the memory of this process. */
export async function installLimits(app: FastifyInstance, isOn: boolean): Promise<void> {
  if (!isOn) {
    app.decorate('countCall', async () => undefined)
    return
  }
  const keys = new WeakMap<FastifyRequest, string>()
  await app.register(rateLimit, { global: false, store: WindowStore })
  const limiters = new Map<number, Limiter>()
  const limiterOf = (max: number): Limiter => {
    const known = limiters.get(max)
    if (known) return known
    const keyGenerator = (request: FastifyRequest): string => keys.get(request) ?? addressOf(request)
    const limiter = app.createRateLimit({ max, timeWindow: 60_000, keyGenerator })
    limiters.set(max, limiter)
    return limiter
  }
  app.decorate('countCall', async (request: FastifyRequest, caller: Caller | undefined) => {
    const limit: Limit | undefined = request.routeOptions.config.limit
    if (!limit) return
    const who = limit.by === 'user' && caller ? caller.userId : addressOf(request)
    const method = request.method === 'HEAD' ? 'GET' : request.method // answered by the same handler
    keys.set(request, `${method} ${request.routeOptions.url} ${who}`)
    const count = await limiterOf(limit.perMinute)(request)
    if (!count.isAllowed && count.isExceeded)
      throw new Problem('rate_limited', 'Too many tries: please wait a little', {
        retryAfterSeconds: Math.max(1, count.ttlInSeconds),
      })
  })
}

/** A customer of IPv6 has a whole network of addresses, which count as one. */
const addressOf = ({ ip }: FastifyRequest): string => normalizeIP(ip)
