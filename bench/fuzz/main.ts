import fc from 'fast-check'
import { type Answer, ask } from '../ask.ts'
import { withServer } from '../running-server.ts'
import { type Caller, callersOf } from './callers.ts'
import { findFramingFaults } from './framing.ts'
import { faultOf } from './judge.ts'
import { readOperations } from './read-operations.ts'
import { type FuzzRequest, requestsOf } from './requests.ts'
import { Words } from './words.ts'

const atOnce = 8
const perRound = 4
const shownFaults = 20

const total = Number(process.argv[2] ?? 20_000)
const seed = Number(process.argv[3] ?? Math.floor(Math.random() * 2 ** 31))

const faults: string[] = []
const statuses = new Map<number, number>()
let sent = 0
let slowest = 0
let unheard = 0

await withServer(async (server) => {
  const words = new Words()
  const operations = await readOperations(server.url)
  const callers = callersOf(server.url)
  for (let round = 0; sent < total; round++)
    for (const operation of operations) {
      const made = fc.sample(requestsOf(operation, words), {
        numRuns: perRound * callers.length,
        seed: seed + round,
      })
      await inTurns(made, async (request, i) => {
        const caller = callers[i % callers.length]
        const answer = await hear(server.url, request, caller)
        words.learn(answer)
        count(answer, `${caller?.role ?? 'nobody'} ${describe(request)}`)
      })
    }
  faults.push(...(await findFramingFaults(Number(new URL(server.url).port))))
  const alive = await fetch(`${server.url}/readyz`)
  if (alive.status !== 200) faults.push(`afterwards /readyz is ${alive.status}`)
  if (unheard > sent / 20) faults.push(`${unheard} requests of people who are signed in were not heard`)
})

const shares = [...statuses].toSorted(([a], [b]) => a - b).map(([status, n]) => `${n} x ${status}`)
console.log(`${sent} requests with seed ${seed}: ${shares.join(', ')}; slowest ${Math.round(slowest)} ms`)
for (const fault of faults.slice(0, shownFaults)) console.log(`FAULT ${fault}`)
console.log(`${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0

/** As the caller who is signed in; whose token was ended by what another request did asks again as somebody new. */
async function hear(url: string, request: FuzzRequest, caller?: Caller): Promise<Answer> {
  for (let tries = 0; ; tries++) {
    const token = await caller?.token()
    const answer = await ask(url + request.url, { ...request, token })
    if (answer.status !== 401 || token === undefined) return answer
    if (tries === 1) {
      unheard++
      return answer
    }
    await caller?.renew(token)
  }
}

function count(answer: Answer, what: string): void {
  sent++
  slowest = Math.max(slowest, answer.ms)
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
  const fault = faultOf(answer)
  if (fault) faults.push(`${what}: ${fault}`)
}

function describe({ method, url, body }: FuzzRequest): string {
  const address = `${method} ${url.slice(0, 200)}`
  return body === undefined ? address : `${address} ${body.slice(0, 400)}`
}

/** Runs the work for all items, a few at a time. */
async function inTurns<T>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  const left = items.entries()
  const turn = async (): Promise<void> => {
    for (const [index, item] of left) await work(item, index)
  }
  await Promise.all(Array.from({ length: atOnce }, turn))
}
