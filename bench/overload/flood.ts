// A process of its own, so that what it costs is not taken for the server's: node flood.ts URL TOKEN CONNECTIONS MS
import { getPriority, setPriority } from 'node:os'
import { Client } from './client.ts'
import { saturate } from './offer.ts'
import { reads } from './practice.ts'
import { percentile } from './tally.ts'

const [url = '', token = '', connections = '', ms = ''] = process.argv.slice(2)
setPriority(getPriority() + 5)
const client = new Client(url)
const { good, refused, failures } = await saturate(reads(client, [token]), Number(connections), Number(ms))
console.log(
  JSON.stringify({ good: good.length, refused: refused.length, failures, p99: percentile(refused, 0.99) }),
)
process.exit()
