// A process of its own, so that what it costs is not taken for the server's: node load.ts URL CLIENTS MS < TOKENS
import { readFileSync } from 'node:fs'
import { Client } from '../overload/client.ts'
import { takeWholeAttempt } from './whole-attempt.ts'

const [url = '', clients = '', ms = ''] = process.argv.slice(2)
const tokens: string[] = JSON.parse(readFileSync(0, 'utf8'))
const client = new Client(url)
const times: number[] = []
const begin = performance.now()
let turn = 0

async function student(): Promise<void> {
  while (performance.now() - begin < Number(ms)) {
    const own = turn++
    const start = performance.now()
    await takeWholeAttempt(client, tokens[own % tokens.length] ?? '', own)
    times.push(performance.now() - start)
  }
}

await Promise.all(Array.from({ length: Number(clients) }, student))
const seconds = (performance.now() - begin) / 1000
const { user, system } = process.cpuUsage()
client.close()
console.log(JSON.stringify({ times, seconds, cpuSeconds: (user + system) / 1e6 }))
