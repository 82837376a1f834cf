import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Gives the system back what the start has thrown away, which V8 keeps as long as its heap is not full. It stands still for
 * a tenth of a second meanwhile, so this is for a moment when hardly anybody is served.
 */
export function releaseMemory(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
