import cluster from 'node:cluster'
import { readConfig } from './config.ts'
import { fail } from './start/end.ts'
import { serveAlone } from './start/serve-alone.ts'
import { serveByWorkers } from './start/serve-by-workers.ts'

try {
  const config = readConfig()
  await (cluster.isPrimary && config.workers > 1 ? serveByWorkers(config) : serveAlone(config))
} catch (error) {
  fail(error)
}
