import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'

/** Names the folder itself, by whatever path it is reached. */
export function markOf(dataDir: string): string {
  const { dev, ino } = statSync(dataDir, { bigint: true })
  return `vikalp-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 12)}`
}
