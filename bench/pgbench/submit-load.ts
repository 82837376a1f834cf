// A process of its own, as pgbench is one: node submit-load.ts URL CLIENTS FIRST LAST < { tokens, questions }
import { readFileSync } from 'node:fs'
import { Client } from '../overload/client.ts'
import { type Asked, placeOfStudent, submitOfAttempt } from './open-attempts.ts'

const [url = '', clients = '', first = '', last = ''] = process.argv.slice(2)
const { tokens, questions }: { tokens: string[]; questions: Asked } = JSON.parse(readFileSync(0, 'utf8'))
const client = new Client(url)
let next = Number(first)

async function student(): Promise<void> {
  while (next <= Number(last)) {
    const k = next++
    const token = tokens[placeOfStudent(k, tokens.length)] ?? ''
    const { status } = await client.call({ ...submitOfAttempt(k, questions), token })
    if (status !== 200) throw new Error(`A submit answered ${status}`)
  }
}

const begin = performance.now()
await Promise.all(Array.from({ length: Number(clients) }, student))
console.log(JSON.stringify({ seconds: (performance.now() - begin) / 1000 }))
client.close()
