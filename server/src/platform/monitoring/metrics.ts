import type {} from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { Problem } from '../problem.ts'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
// A request from a proxy on this machine may come from anywhere.
const proxyHeader = /^(?:forwarded|via|x-forwarded-.+|x-real-ip)$/

/** Counts and times answers by route and status; /metrics shows these and the process figures, to this machine only. */
export function installMetrics(app: FastifyInstance): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const record = answerMetrics([registry])
  new Gauge({
    name: 'process_uptime_seconds',
    help: 'How long the process has been running',
    registers: [registry],
    collect() {
      this.set(process.uptime())
    },
  })
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    record({ method, route: routeOptions.url ?? 'none', status: statusCode }, elapsedTime / 1000)
    done()
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const isPassedOn = Object.keys(request.headers).some((name) => proxyHeader.test(name))
    if (isPassedOn || !loopback.has(request.ip))
      throw new Problem('forbidden', 'Metrics are for this machine only')
    reply.type(registry.contentType)
    return registry.metrics()
  })
}

type Answer = { method: string; route: string; status: number }

function answerMetrics(registers: Registry[]): (answer: Answer, seconds: number) => void {
  const labelNames = ['method', 'route', 'status'] as const
  const count = new Counter({ name: 'http_answers_total', help: 'Answers given', labelNames, registers })
  const total = new Counter({
    name: 'http_answer_seconds_total',
    help: 'Time spent on answers',
    labelNames,
    registers,
  })
  const durations = new Histogram({
    name: 'http_answer_duration_seconds',
    help: 'How long answers took, by the class of their status',
    labelNames,
    registers,
  })
  return ({ method, route, status }, seconds) => {
    count.inc({ method, route, status })
    total.inc({ method, route, status }, seconds)
    durations.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds)
  }
}
