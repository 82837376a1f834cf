import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from './fault.ts'
import { killAll, postgresOf } from './rig/processes.ts'
import { trial } from './rig/trial.ts'

const frozenMs = 15_000
const quickMs = 6_000

export const frozenDatabase: Fault = {
  name: 'frozen-database',
  does: `SIGSTOP of every process of the database for ${frozenMs / 1000} s`,
  criterion: '503 with Retry-After within 3 s, /livez and pages served, same server',
  run: (isQuick) =>
    trial({ survives: true }, async ({ product }) => {
      const frozen = postgresOf(product.dataDir).all
      killAll(frozen, 'SIGSTOP')
      try {
        await pause(isQuick ? quickMs : frozenMs)
      } finally {
        killAll(frozen, 'SIGCONT')
      }
    }),
}
