import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Client } from './client.ts'
import type { Check } from './measure-goodput.ts'
import { takeQuiz } from './practice.ts'
import { percentile, Tally } from './tally.ts'

const run = promisify(execFile)
const connections = 400
const students = 6
const thinkingMs = 60

type Flood = { url: string; client: Client; tokens: readonly string[]; stretchMs: number; check: Check }
type Flooded = { good: number; refused: number; failures: string; p99: number }

/** How a few students fare while one token asks without end. */
export async function measureFlood({ url, client, tokens, stretchMs, check }: Flood): Promise<void> {
  const [flooding = '', ...others] = tokens
  const quiet = await submits(client, others, stretchMs)
  const args = [join(import.meta.dirname, 'flood.ts'), url, flooding, String(connections), String(stretchMs)]
  const flood = run(process.execPath, args)
  await pause(1_000) // until that process asks
  const beside = await submits(client, others, stretchMs - 1_500)
  const { good, refused, failures, p99 } = JSON.parse((await flood).stdout) as Flooded // as flood.ts prints
  // Its refusals are late on purpose: it waits for as long as it is asked to.
  console.log(
    `     one token over ${connections} connections: ${good} served, ${refused} refused, p99 ${p99} ms, failed: ${failures}`,
  )
  const [before, now] = [percentile(quiet.good, 0.99), percentile(beside.good, 0.99)]
  check("others' submits beside it, p99 (ms)", now, now <= 2 * before, `at most twice ${before}`)
  const lost = beside.refused.length + beside.failed
  check("others' calls that were not served", lost, lost === 0, 'none')
}

async function submits(client: Client, tokens: readonly string[], ms: number): Promise<Tally> {
  const tally = new Tally()
  const end = performance.now() + ms
  let turn = 0
  const student = async (): Promise<void> => {
    while (performance.now() < end) {
      tally.count(await takeQuiz(client, tokens[turn++ % tokens.length] ?? ''))
      await pause(thinkingMs)
    }
  }
  await Promise.all(Array.from({ length: students }, student))
  return tally
}
