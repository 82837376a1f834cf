import type { Fault } from './fault.ts'
import { kills } from './kills.ts'
import { sigterm } from './sigterm.ts'

/** One row each; `npm run faults` does them in this order. */
export const faults: readonly Fault[] = [...kills, sigterm]
