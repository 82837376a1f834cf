import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { sendSignal } from '../../server/src/embedded-postgres/process/running-processes.ts'
import { waitUntil } from '../../server/src/embedded-postgres/wait-until.ts'
import type { Fault } from './fault.ts'
import type { Product } from './rig/product.ts'
import { trial } from './rig/trial.ts'

const repeats = 20
const quickRepeats = 4
const longestStopMs = 20_000

export const sigterm: Fault = {
  name: 'sigterm',
  does: `SIGTERM under load, ${repeats} times: some with a second signal, two with a request that never ends`,
  criterion: `exits with 0 within ${longestStopMs / 1000} s each time`,
  run: (isQuick) =>
    trial({ survives: false }, async ({ product, load, verify, observations }) => {
      for (let i = 0; i < (isQuick ? quickRepeats : repeats); i++) {
        const half = i % 10 === 3 ? await halfRequest(product) : undefined
        const stops = product.exits.length
        const begin = performance.now()
        sendSignal(product.pid, 'SIGTERM')
        if (i % 4 === 1) sendSignal(product.pid, 'SIGTERM')
        await waitUntil(() => product.exits.length > stops, longestStopMs * 2)
        half?.destroy()
        const { code } = product.exits[stops] ?? {}
        const seconds = (performance.now() - begin) / 1000
        if (code !== 0) observations.breach(`SIGTERM ended it with ${code}`)
        if (seconds * 1000 > longestStopMs) observations.breach(`it took ${seconds.toFixed(1)} s to end`)
        if (!(await product.isReady())) observations.breach(`not ready a minute after SIGTERM ${i + 1}`)
        await load.advance(20)
        await verify()
      }
    }),
}

/** A client that announces a body and sends a part of it. */
async function halfRequest({ url }: Product): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => {}) // the server cuts it in the end
  await once(socket, 'connect')
  socket.write(
    'POST /api/accounts/sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  )
  return socket
}
