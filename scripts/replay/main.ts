import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { loadBank } from '../../server/src/question-bank/load-bank.ts'
import { replayForecast } from './forecast.ts'
import { replayLearners } from './learners.ts'
import { replayMemory } from './memory.ts'
import { type MakeReplay, replayLines } from './replay.ts'

// The port for simulators: the rules of the product, fed with lines of JSON.
const replays: Readonly<Record<string, MakeReplay>> = {
  learners: replayLearners,
  forecast: replayForecast,
  memory: replayMemory,
}

const [name = '', ...args] = process.argv.slice(2)
try {
  const make = Object.hasOwn(replays, name) ? replays[name] : undefined
  if (!make) throw new Error(`There is no replay ${name}: use ${Object.keys(replays).join(', ')}`)
  const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })
  await replayLines(make(loadBank(), args), lines, write)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** Waits for a reader that is slower. */
async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain')
}
