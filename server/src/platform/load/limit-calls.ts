import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { Endpoint } from '@vikalp/contract/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Caller } from '../caller.ts'
import { Problem } from '../problem.ts'
import { WindowStore } from './window-store.ts'

type Limit = NonNullable<Endpoint['limit']>
type Limiter = ReturnType<FastifyInstance['createRateLimit']>

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Counts calls per endpoint and per address or user, in the memory of this process. */
export async function installLimits(app: FastifyInstance, isOn: boolean): Promise<void> {
  if (!isOn) {
    app.decorate('countCall', async () => undefined)
    return
  }
  const keys = new WeakMap<FastifyRequest, string>()
  await app.register(rateLimit, { global: false, store: WindowStore })
  const limiters = new Map<string, Limiter>()
  const limiterOf = (max: number, timeWindow: number): Limiter => {
    const known = limiters.get(`${max} ${timeWindow}`)
    if (known) return known
    const keyGenerator = (request: FastifyRequest): string =>
      `${timeWindow} ${keys.get(request) ?? addressOf(request)}`
    const limiter = app.createRateLimit({ max, timeWindow, keyGenerator })
    limiters.set(`${max} ${timeWindow}`, limiter)
    return limiter
  }
  const count = async (request: FastifyRequest, max: number, timeWindow: number): Promise<void> => {
    const counted = await limiterOf(max, timeWindow)(request)
    if (!counted.isAllowed && counted.isExceeded)
      throw new Problem('rate_limited', 'Too many tries: please wait a little', {
        retryAfterSeconds: Math.max(1, counted.ttlInSeconds),
      })
  }
  app.decorate('countCall', async (request: FastifyRequest, caller: Caller | undefined) => {
    const limit: Limit | undefined = request.routeOptions.config.limit
    if (!limit) return
    const who = limit.by === 'user' && caller ? caller.userId : addressOf(request)
    const method = request.method === 'HEAD' ? 'GET' : request.method // answered by the same handler
    keys.set(request, `${method} ${request.routeOptions.url} ${who}`)
    await count(request, limit.perMinute, minuteMs)
    if (limit.perDay && caller?.tenant !== 'demo') await count(request, limit.perDay, dayMs)
  })
}

/** A customer of IPv6 has a whole network of addresses, which count as one. */
const addressOf = ({ ip }: FastifyRequest): string => normalizeIP(ip)
