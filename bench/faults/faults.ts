import { absentDatabase } from './absent-database.ts'
import { clockJumps } from './clock-jumps.ts'
import { earlyWorkerDeath } from './early-worker-death.ts'
import { failover } from './failover.ts'
import type { Fault } from './fault.ts'
import { frozenDatabase } from './frozen-database.ts'
import { fullDisk } from './full-disk.ts'
import { hostileServices } from './hostile-services.ts'
import { killedSitting } from './killed-sitting.ts'
import { kills } from './kills.ts'
import { powerCut } from './power-cut.ts'
import { refusedRestore } from './refused-restore.ts'
import { repeatedSubmit } from './repeated-submit.ts'
import { sigterm } from './sigterm.ts'

/** One row each; `npm run faults` does them in this order. */
export const faults: readonly Fault[] = [
  ...kills,
  killedSitting,
  sigterm,
  earlyWorkerDeath,
  frozenDatabase,
  ...absentDatabase,
  failover,
  fullDisk,
  powerCut,
  repeatedSubmit,
  hostileServices,
  ...refusedRestore,
  clockJumps,
]
