import rateLimit from '@fastify/rate-limit'
import type { Endpoint } from '@vikalp/contract/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Caller } from '../caller.ts'
import { Problem } from '../problem.ts'
import { clientAddress } from './client-address.ts'
import { WindowStore } from './window-store.ts'

type Limit = NonNullable<Endpoint['limit']>
type Limiter = ReturnType<FastifyInstance['createRateLimit']>

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** What all servers count together. */
export type SharedCount = {
  /** Counts a call of this key in a window of so many seconds. */
  add(key: string, seconds: number): Promise<{ calls: number; secondsLeft: number }>
  /** Takes one back. */
  giveBack(key: string): Promise<unknown>
}

const provedNothing = 401

/**
 * Counts calls per endpoint and per address or user. Limits per user guard the capacity of this process, in whose memory
 * they are counted; those per address guard passwords, and what this process lets pass is counted with all others as well.
 */
export async function installLimits(app: FastifyInstance, isOn: boolean, shared: SharedCount): Promise<void> {
  if (!isOn) {
    app.decorate('countCall', async () => undefined)
    return
  }
  const keys = new WeakMap<FastifyRequest, string>()
  const toProve = new WeakMap<FastifyRequest, string>()
  await app.register(rateLimit, { global: false, store: WindowStore })
  const limiters = new Map<string, Limiter>()
  const limiterOf = (max: number, timeWindow: number): Limiter => {
    const known = limiters.get(`${max} ${timeWindow}`)
    if (known) return known
    const keyGenerator = (request: FastifyRequest): string =>
      `${timeWindow} ${keys.get(request) ?? clientAddress(request)}`
    const limiter = app.createRateLimit({ max, timeWindow, keyGenerator })
    limiters.set(`${max} ${timeWindow}`, limiter)
    return limiter
  }
  const count = async (request: FastifyRequest, max: number, timeWindow: number): Promise<void> => {
    const counted = await limiterOf(max, timeWindow)(request)
    if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttlInSeconds)
  }
  app.addHook('onResponse', async (request, reply) => {
    const key = toProve.get(request)
    if (key && reply.statusCode !== provedNothing) await shared.giveBack(key)
  })
  app.decorate('countCall', async (request: FastifyRequest, caller: Caller | undefined) => {
    const limit: Limit | undefined = request.routeOptions.config.limit
    if (!limit) return
    const who = limit.by === 'user' && caller ? caller.userId : clientAddress(request)
    const method = request.method === 'HEAD' ? 'GET' : request.method // answered by the same handler
    const key = `${method} ${request.routeOptions.url} ${who}`
    keys.set(request, key)
    await count(request, limit.perMinute, minuteMs)
    if (limit.by === 'address') {
      const { calls, secondsLeft } = await shared.add(key, minuteMs / 1000)
      if (limit.unproven) toProve.set(request, key)
      if (calls > (limit.unproven ?? limit.perMinute)) throw tooMany(Math.ceil(secondsLeft))
    }
    if (limit.perDay && caller?.tenant !== 'demo') await count(request, limit.perDay, dayMs)
  })
}

const tooMany = (seconds: number): Problem =>
  new Problem('rate_limited', 'Too many tries: please wait a little', {
    retryAfterSeconds: Math.max(1, seconds),
  })
