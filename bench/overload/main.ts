import { setTimeout as pause } from 'node:timers/promises'
import { memoryOf } from '../faults/rig/processes.ts'
import { Product, withFolder } from '../faults/rig/product.ts'
import { Client } from './client.ts'
import { pin } from './cores.ts'
import { measureFlood } from './measure-flood.ts'
import { measureGoodput, mostConnections } from './measure-goodput.ts'
import { enrol, secret } from './people.ts'
import { reads, writes } from './practice.ts'

const isQuick = process.argv.includes('--quick')
const stretchMs = isQuick ? 5_000 : 15_000
const restMs = isQuick ? 10_000 : 60_000
const people = 5_000
const others = 200

let isKept = true
const check = (name: string, value: number | string, isWithin: boolean, bound: string): void => {
  console.log(`${isWithin ? 'ok  ' : 'OVER'} ${name}: ${value} (${bound})`)
  isKept &&= isWithin
}

// The load must not take from the server what is measured, so each has a core of its own.
pin(process.pid, 1)
await withFolder(async (folder) => {
  const product = await Product.start(folder, { TOKEN_SECRET: secret, LOG_LEVEL: 'info' })
  try {
    if (!(await product.isReady())) throw new Error('The server was not ready within a minute')
    const tokens = await enrol(product.dataDir, people)
    for (const pid of product.processes) pin(Math.abs(pid), 0)
    await measure(product, tokens)
  } finally {
    await product.stop()
  }
})
process.exit(isKept ? 0 : 1)

async function measure(product: Product, tokens: readonly string[]): Promise<void> {
  const client = new Client(product.url)
  const crowd = tokens.slice(others)
  const kinds = { reads: reads(client, crowd), 'starts and submits': writes(client, crowd) }
  const memory: number[] = []
  for (const [name, next] of Object.entries(kinds)) {
    await client.open(mostConnections, tokens[0] ?? '')
    const warm = () => memory.push(memoryOf(product.pid))
    await measureGoodput({ name, next, stretchMs, check, warm })
    memory.push(memoryOf(product.pid))
    await pause(3_000)
  }
  await measureFlood({ url: product.url, client, tokens: tokens.slice(0, others), stretchMs, check })
  memory.push(memoryOf(product.pid))
  client.close()
  // The first two are those of a busy server, before and after it has done everything once.
  const [, , busy = 0, ...later] = memory
  const growth = (now: number): number => Math.round((100 * (now - busy)) / busy)
  const most = growth(Math.max(...later))
  check('memory under overload (% more)', most, most <= 20, `at most 20, of ${busy} MB`)
  await pause(restMs)
  const kept = growth(memoryOf(product.pid))
  check('memory after a rest (% more)', kept, kept <= 5, 'at most 5')
}
