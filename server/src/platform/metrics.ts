import type {} from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { Problem } from './problem.ts'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
// A proxy on this machine speaks for the whole world.
const proxyHeader = /^(?:forwarded|via|x-forwarded-.+|x-real-ip)$/

/** Counts answers by route and status; /metrics shows them in the Prometheus text format, to this machine only. */
export function installMetrics(app: FastifyInstance): void {
  const answers = new Map<string, { count: number; seconds: number }>()
  app.addHook('onResponse', async (request, reply) => {
    const labels = `method="${request.method}",route="${request.routeOptions.url ?? 'none'}",status="${reply.statusCode}"`
    const seen = answers.get(labels) ?? { count: 0, seconds: 0 }
    answers.set(labels, { count: seen.count + 1, seconds: seen.seconds + reply.elapsedTime / 1000 })
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const isPassedOn = Object.keys(request.headers).some((name) => proxyHeader.test(name))
    if (isPassedOn || !loopback.has(request.ip))
      throw new Problem('forbidden', 'Metrics are for this machine only')
    reply.type('text/plain; version=0.0.4')
    const rows = [...answers]
    return [
      '# TYPE http_answers_total counter',
      ...rows.map(([labels, { count }]) => `http_answers_total{${labels}} ${count}`),
      '# TYPE http_answer_seconds_total counter',
      ...rows.map(([labels, { seconds }]) => `http_answer_seconds_total{${labels}} ${seconds.toFixed(6)}`),
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
      '# TYPE process_uptime_seconds gauge',
      `process_uptime_seconds ${process.uptime().toFixed(1)}`,
      '',
    ].join('\n')
  })
}
