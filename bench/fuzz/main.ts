import { roles } from '@vikalp/domain/vocabulary'
import fc from 'fast-check'
import { request as askFor } from '../../server/src/testing/real-server.ts'
import { type Answer, ask } from '../ask.ts'
import { type BenchServer, withServer } from '../running-server.ts'
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

await withServer(async (server) => {
  const words = new Words()
  const operations = await readOperations(server.url)
  const callers = await signUpAll(server)
  for (let round = 0; sent < total; round++)
    for (const operation of operations) {
      const made = fc.sample(requestsOf(operation, words), {
        numRuns: perRound * callers.length,
        seed: seed + round,
      })
      const isEnding = operation.path.endsWith('/sign-out')
      await inTurns(made, async (request, i) => {
        const caller = callers[i % callers.length]
        const token = isEnding && caller?.token ? await server.newStudent() : caller?.token
        const answer = await ask(server.url + request.url, { ...request, token })
        words.learn(answer)
        count(answer, `${caller?.role ?? 'nobody'} ${describe(request)}`)
      })
    }
  faults.push(...(await findFramingFaults(Number(new URL(server.url).port))))
  const alive = await fetch(`${server.url}/readyz`)
  if (alive.status !== 200) faults.push(`afterwards /readyz is ${alive.status}`)
})

const shares = [...statuses].toSorted(([a], [b]) => a - b).map(([status, n]) => `${n} x ${status}`)
console.log(`${sent} requests with seed ${seed}: ${shares.join(', ')}; slowest ${Math.round(slowest)} ms`)
for (const fault of faults.slice(0, shownFaults)) console.log(`FAULT ${fault}`)
console.log(`${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0

async function signUpAll({ url }: BenchServer): Promise<{ role: string; token: string | undefined }[]> {
  const people = roles.map(async (role) => {
    const body = { name: 'Asha Patel', email: `${role}@mail.example`, password: 'correct horse', role }
    const account = await askFor<{ token: string }>(url, '/api/accounts/sign-up', { body })
    return { role, token: account?.token }
  })
  return [{ role: 'nobody', token: undefined }, ...(await Promise.all(people))]
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
