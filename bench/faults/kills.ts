import type { Fault } from './fault.ts'
import { killAll, postgresOf } from './rig/processes.ts'
import type { Product } from './rig/product.ts'
import { trial } from './rig/trial.ts'

const repeats = 6
const quickRepeats = 2

type Victims = {
  name: string
  does: string
  survives: boolean
  pids(product: Product): readonly number[]
}

const victims: readonly Victims[] = [
  {
    name: 'kill-server',
    does: 'kill -9 of the server; what stops its database is left to do so',
    survives: false,
    pids: ({ pid }) => [pid],
  },
  {
    name: 'kill-database',
    does: 'kill -9 of the postmaster',
    survives: true,
    pids: ({ dataDir }) => postgresOf(dataDir).postmaster,
  },
  {
    name: 'kill-both',
    does: 'kill -9 of the server and the postmaster',
    survives: false,
    pids: ({ pid, dataDir }) => [pid, ...postgresOf(dataDir).postmaster],
  },
  {
    name: 'kill-group',
    does: 'kill -9 of everything: server, watchdog, postmaster and its processes',
    survives: false,
    pids: ({ pid, dataDir }) => {
      const { watchdogs, all } = postgresOf(dataDir)
      return [pid, ...watchdogs, ...all]
    },
  },
  {
    name: 'kill-backend',
    does: 'kill -9 of one process that answers statements',
    survives: true,
    pids: ({ dataDir }) => postgresOf(dataDir).backends.slice(0, 1),
  },
]

/** The keeper starts the server again where it was killed; nobody does anything about the database. */
export const kills: readonly Fault[] = victims.map(({ name, does, survives, pids }) => ({
  name,
  does: `${does}, ${repeats} times`,
  criterion: 'ready again within a minute each time',
  run: (isQuick) =>
    trial({ survives }, async ({ product, load, verify, observations }) => {
      for (let i = 0; i < (isQuick ? quickRepeats : repeats); i++) {
        const doomed = pids(product)
        if (doomed.length === 0) throw new Error('There is nothing to kill')
        killAll(doomed)
        if (!(await product.isReady())) observations.breach(`not ready a minute after kill ${i + 1}`)
        await load.advance(30)
        await verify()
      }
    }),
}))
