import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

// Below the ports that the kernel lends to clients: one of those could be taken while the server is down, and a client
// that keeps trying it can even be connected to itself.
const first = 4_130
const last = 4_149

// Two runs at a time begin at different ports, as one's may be free for a moment while its server is down.
let next = randomInt(first, last + 1)

/** A port for a server that will be killed and started again; each time another one, as it may not be listening yet. */
export async function lastingPort(): Promise<number> {
  for (let tries = first; tries <= last; tries++) {
    const port = next
    next = port === last ? first : port + 1
    if (await isFree(port)) return port
  }
  throw new Error(`No port from ${first} to ${last} is free`)
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return false
  }
  probe.close()
  await once(probe, 'close')
  return true
}
