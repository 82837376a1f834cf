import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { errorOf, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

const readMetrics = async (): Promise<string[]> =>
  String((await server.call('GET', '/metrics')).body).split('\n')

test('metrics count and time answers by route, without addresses', async () => {
  const id = '0197f3c2-1111-7abc-8def-000000000001'
  await server.call('GET', '/api/test')
  await server.call('GET', '/api/test')
  await server.call('GET', `/api/students/${id}/nowhere`)
  const lines = await readMetrics()
  const known = '{method="GET",route="/api/test",status="200"}'
  assert.ok(lines.includes(`http_answers_total${known} 2`))
  assert.ok(lines.includes('http_answers_total{method="GET",route="none",status="404"} 1'))
  const seconds = Number(
    lines.find((line) => line.startsWith(`http_answer_seconds_total${known}`))?.split(' ')[1],
  )
  const ofClass = 'method="GET",route="/api/test",status="2xx"'
  assert.ok(lines.includes(`http_answer_duration_seconds_count{${ofClass}} 2`))
  assert.ok(lines.includes(`http_answer_duration_seconds_bucket{le="+Inf",${ofClass}} 2`))
  assert.ok(lines.includes(`http_answer_duration_seconds_sum{${ofClass}} ${seconds}`))
  assert.ok(seconds > 0)
  assert.ok(!lines.some((line) => line.includes(id)))
})

test('metrics describe the process', async () => {
  const lines = await readMetrics()
  for (const name of [
    'process_resident_memory_bytes',
    'process_uptime_seconds',
    'nodejs_eventloop_lag_p99_seconds',
  ])
    assert.ok(
      lines.some((line) => line.startsWith(`${name} `) && Number.isFinite(Number(line.split(' ')[1]))),
      name,
    )
})

test('metrics are for this machine only, not for requests through a proxy on it', async () => {
  const far = await server.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })
  assert.equal(far.statusCode, 403)
  const forwarded = { 'x-forwarded-for': '127.0.0.1' }
  const { status, body } = await server.call('GET', '/metrics', { headers: forwarded })
  assert.deepEqual([status, errorOf(body).code], [403, 'forbidden'])
})
