import { setTimeout as pause } from 'node:timers/promises'
import { ask } from '../ask.ts'
import type { Fault } from './fault.ts'
import type { Observations } from './rig/observations.ts'
import { withOutsideDatabase } from './rig/outside-database.ts'
import { type Product, withFolder } from './rig/product.ts'
import { trial } from './rig/trial.ts'

const lateMs = 10_000
const awayMs = 20_000
const quickMs = 5_000

const promises = '503 with Retry-After within 3 s, /livez and pages served, same server'

/** A database of the operator's own is not started by us: the server can only wait for it. */
export const absentDatabase: readonly Fault[] = [
  {
    name: 'late-database',
    does: `a server that starts ${lateMs / 1000} s before its database`,
    criterion: `it says that it waits; ${promises}`,
    run: (isQuick) =>
      withFolder((folder) =>
        withOutsideDatabase(folder, async ({ settings, start, stop }) => {
          await stop()
          const beforeReady = async (product: Product, observations: Observations) => {
            await seeItWait(product, observations, isQuick ? quickMs : lateMs)
            await start()
          }
          return trial({ settings, survives: true, beforeReady }, async () => {})
        }),
      ),
  },
  {
    name: 'absent-database',
    does: `a database of one's own that is stopped for ${awayMs / 1000} s`,
    criterion: promises,
    run: (isQuick) =>
      withFolder((folder) =>
        withOutsideDatabase(folder, ({ settings, start, stop }) =>
          trial({ settings, survives: true }, async () => {
            await stop()
            await pause(isQuick ? quickMs : awayMs)
            await start()
          }),
        ),
      ),
  },
]

async function seeItWait(product: Product, observations: Observations, ms: number): Promise<void> {
  const end = performance.now() + ms
  while (!(await product.says('/livez', 200)) && performance.now() < end) await pause(50)
  while (performance.now() < end) {
    for (const path of ['/livez', '/'])
      if (!(await product.says(path, 200))) observations.breach(`${path} was not 200 while it waited`)
    const answer = await ask(`${product.url}/readyz`, {}, 5_000)
    observations.see('/readyz', answer)
    if (answer.status !== 503) observations.breach(`/readyz was ${answer.status} without a database`)
    await pause(250)
  }
  if (!/waiting for it/.test(product.said)) observations.breach('it did not say that it waits')
}
