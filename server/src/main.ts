import cluster from 'node:cluster'
import { flushCompileCache } from 'node:module'
import { readConfig } from './config.ts'
import { fail } from './start/end.ts'
import { serveAlone } from './start/serve-alone.ts'
import { serveByWorkers } from './start/serve-by-workers.ts'

flushCompileCache() // all is loaded, and a server that started as root may still write there
try {
  const config = readConfig()
  await (cluster.isPrimary && config.workers > 1 ? serveByWorkers(config) : serveAlone(config))
} catch (error) {
  fail(error)
}
