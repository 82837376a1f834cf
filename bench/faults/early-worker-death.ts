import { waitUntil } from '../../server/src/embedded-postgres/wait-until.ts'
import { workersOf } from '../../server/src/testing/real-server.ts'
import type { Fault } from './fault.ts'
import { killAll } from './rig/processes.ts'
import { trial } from './rig/trial.ts'

const repeats = 3
const workers = 2
const patienceMs = 30_000

export const earlyWorkerDeath: Fault = {
  name: 'early-worker-death',
  does: `WORKERS=${workers}; kill -9 of one worker, and of the one that takes its place as soon as it runs, ${repeats} times`,
  criterion: 'the first process lives on and both workers come back',
  run: (isQuick) =>
    trial(
      { settings: { WORKERS: String(workers) }, survives: true, answers: false },
      async ({ product, load, verify, observations }) => {
        let known = workersOf(product.pid)
        for (let i = 0; i < (isQuick ? 1 : repeats); i++) {
          killAll(known.slice(0, 1))
          const isReplaced = await waitUntil(
            () => {
              const now = workersOf(product.pid)
              const newcomer = now.filter((pid) => !known.includes(pid))
              if (now.length < workers || newcomer.length === 0) return false
              known = [...newcomer, ...known.filter((pid) => now.includes(pid))]
              return true
            },
            patienceMs,
            100,
          )
          if (!isReplaced) observations.breach(`a worker was not replaced within ${patienceMs / 1000} s`)
          await load.advance(20)
          await verify()
        }
      },
    ),
}
