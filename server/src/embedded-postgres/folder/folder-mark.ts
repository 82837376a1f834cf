import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'

/** Identifies the folder, whichever path leads to it. */
export function markOf(dataDir: string): string {
  const { dev, ino } = statSync(dataDir, { bigint: true })
  return `vikalp-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 12)}`
}
