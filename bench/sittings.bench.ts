import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { type Measurement, percentile, round } from './measurement.ts'
import { Client } from './overload/client.ts'
import { offer } from './overload/offer.ts'
import { enrol, secret } from './overload/people.ts'
import { withServer } from './running-server.ts'
import { beginAll, nextBatch, type Sitting } from './sittings/candidates.ts'
import { endAll, fillLogs, runningSittings } from './sittings/sittings.store.ts'

/** At once: few are quick to measure, many are what is promised. */
const few = 1_000
const many = 5_000
const batchesPerSecond = 500
const warmUpMs = 5_000
const stretchMs = 20_000
const resumes = 200
const patienceMs = 180_000
const tooLong = 'it takes long: npm run bench -- --only sittings --huge'

/**
 * Candidates who sit a paper of 180 questions at once on one process, with the database and the load on the same cores: what a beginning, a batch and a return cost, and how long the job takes to close them all when nobody comes back.
 */
export function measureSittings({ huge: isHuge = false }: { huge?: boolean }): Promise<Measurement[]> {
  const settings = { TOKEN_SECRET: secret }
  const candidates = isHuge ? many : few
  return withServer(async ({ url }, dataDir) => {
    const tokens = await enrol(dataDir, candidates)
    const client = new Client(url)
    await untilPublished(client, tokens[0] ?? '')
    const { sittings, times } = await beginAll(client, tokens)
    const batch = nextBatch(client, sittings)
    const rate = { perSecond: batchesPerSecond, connections: 64 }
    await offer(batch, { ...rate, ms: warmUpMs })
    const { tally, sent } = await offer(batch, { ...rate, ms: stretchMs })
    if (tally.failed > 0) throw new Error(`Batches failed: ${tally.failures}`)
    console.log(
      `     ${sent} batches in ${stretchMs / 1000} s, of which ${tally.refused.length} were put off`,
    )
    await fillLogs(dataDir)
    const returned = await resumeSome(client, sittings)
    client.close()
    return [
      { name: 'beginning of 180 questions, p95 (ms)', value: round(percentile(times, 0.95), 1) },
      {
        name: 'beginning of 180 questions, as sent (KB)',
        value: round((await bytesOf(url, sittings[0])) / 1024, 1),
      },
      {
        name: 'batches answered per second, of 500 sent',
        value: round(tally.good.length / (stretchMs / 1000)),
      },
      { name: 'a batch at 500 per second, p50 (ms)', value: round(percentile(tally.good, 0.5), 1) },
      { name: 'a batch at 500 per second, p95 (ms)', value: round(percentile(tally.good, 0.95), 1) },
      { name: 'return to a sitting with 800 acts, p95 (ms)', value: round(percentile(returned, 0.95), 1) },
      ...closings(isHuge, round(await secondsToClose(dataDir), 1)),
    ]
  }, settings)
}

/** How long it takes to close so many to which nobody came back. */
function closings(isHuge: boolean, seconds: number): Measurement[] {
  const [ofFew, ofMany] = ['1,000', '5,000'].map(
    (count) => `closing of ${count} sittings that have ended (s)`,
  )
  return [
    { name: `${ofFew}`, ...(isHuge ? { reason: 'only without --huge' } : { value: seconds }) },
    { name: `${ofMany}`, ...(isHuge ? { value: seconds } : { reason: tooLong }) },
  ]
}

/** The forms are put together after the start. */
async function untilPublished(client: Client, token: string): Promise<void> {
  const end = performance.now() + patienceMs
  while (performance.now() < end) {
    const { status } = await client.call({ method: 'GET', path: '/api/papers?exam=NEET', token })
    if (status === 200) return
    await pause(500)
  }
  throw new Error('There are no papers')
}

/** Each on a page of its own, as after a crash. */
async function resumeSome(client: Client, sittings: readonly Sitting[]): Promise<number[]> {
  const times: number[] = []
  for (const { token, sittingId } of sittings.slice(0, resumes)) {
    const path = `/api/sittings/${sittingId}/resume`
    const { status, text, ms } = await client.call({
      method: 'POST',
      path,
      token,
      body: { pageId: randomUUID() },
    })
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`)
    times.push(ms)
  }
  return times
}

/** The time of all is over, and the grace as well: from the first that the job closes to the last. */
async function secondsToClose(dataDir: string): Promise<number> {
  const all = await endAll(dataDir)
  const end = performance.now() + patienceMs
  for (let begin = performance.now(); performance.now() < end; await pause(100)) {
    const running = await runningSittings(dataDir)
    if (running === all) begin = performance.now()
    if (running === 0) return (performance.now() - begin) / 1000
  }
  throw new Error('Sittings were not closed')
}

/** Of the body of a beginning, as a browser gets it. */
function bytesOf(url: string, sitting: Sitting | undefined): Promise<number> {
  if (!sitting) throw new Error('There is no sitting')
  const { token, sittingId } = sitting
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'accept-encoding': 'gzip, deflate, br, zstd',
  }
  return new Promise((resolve, reject) => {
    const path = `${url}/api/sittings/${sittingId}/resume`
    const asked = request(path, { method: 'POST', headers }, async (reply) => {
      let length = 0
      for await (const chunk of reply) length += chunk.length
      if (reply.statusCode === 200) resolve(length)
      else reject(new Error(`${path} answered ${reply.statusCode}`))
    })
    asked.on('error', reject)
    asked.end(JSON.stringify({ pageId: randomUUID() }))
  })
}
