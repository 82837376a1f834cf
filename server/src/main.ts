import cluster from 'node:cluster'
import { flushCompileCache } from 'node:module'
import { readConfig } from './config.ts'
import { fail } from './start/end.ts'

try {
  const config = readConfig()
  const serve = await (cluster.isPrimary && config.workers > 1 ? loadWorkers() : loadAlone())
  flushCompileCache() // while a server that started as root may still write there
  await serve(config)
} catch (error) {
  fail(error)
}

// Who only watches over workers has no use for all that they load.
async function loadWorkers() {
  const { serveByWorkers } = await import('./start/serve-by-workers.ts')
  return serveByWorkers
}

async function loadAlone() {
  const { serveAlone } = await import('./start/serve-alone.ts')
  return serveAlone
}
