import { mostMemory, perSecond, withAttemptsServer } from './attempts/attempts-server.ts'
import { type Measurement, percentile, round } from './measurement.ts'
import { cpuOf } from './resources.ts'

const warmUpMs = 5_000
const stretchMs = 15_000

/**
 * How many whole attempts a second does one process take from eight clients, with the load on the same cores, and what
 * does one cost?
 */
export function measureAttempts(): Promise<Measurement[]> {
  return withAttemptsServer(1, async (server) => {
    await server.load(warmUpMs)
    const before = cpuOf(server.processes())
    const load = await server.load(stretchMs)
    const after = cpuOf(server.processes())
    const per1000 = (seconds: number): number => round((1000 * seconds) / load.times.length, 2)
    const [ofServer, ofDatabase] = [after.server - before.server, after.database - before.database]
    console.log(`     1,000 attempts cost the load itself ${per1000(load.cpuSeconds)} s`)
    return [
      { name: 'attempts per second', value: perSecond(load) },
      { name: 'CPU of 1,000 attempts, server and database (s)', value: per1000(ofServer + ofDatabase) },
      { name: 'CPU of 1,000 attempts, server (s)', value: per1000(ofServer) },
      { name: 'CPU of 1,000 attempts, database (s)', value: per1000(ofDatabase) },
      { name: 'an attempt, p50 (ms)', value: round(percentile(load.times, 0.5), 1) },
      { name: 'an attempt, p95 (ms)', value: round(percentile(load.times, 0.95), 1) },
      { name: 'memory at rest (MB)', value: round(server.memoryAtRest) },
      { name: 'memory under attempts (MB)', value: round(await mostMemory(server)) },
    ]
  })
}
