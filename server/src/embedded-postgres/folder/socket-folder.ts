import { chownSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PostgresFailed } from '../failures.ts'
import { type Account, canReach } from '../process/run-as.ts'
import { remove } from './remove.ts'

// sun_path without its closing zero: 107 bytes on Linux, 103 on macOS.
const longestSocketPath = process.platform === 'linux' ? 107 : 103

/** An empty folder of mode 700 for the socket. Call it only when no server of this data folder runs. */
export function makeSocketFolder(
  mark: string,
  account: Account,
  places = [tmpdir(), '/tmp', '/var/tmp'],
): string {
  const refusals: string[] = []
  for (const place of places) {
    const folder = join(place, `${mark}-${account?.uid ?? process.getuid?.()}`)
    if (Buffer.byteLength(join(folder, '.s.PGSQL.5432')) > longestSocketPath) continue
    try {
      // What is there is either our own old folder, or somebody else's, which the kernel does not let us remove.
      remove(folder)
      mkdirSync(folder, { mode: 0o700 })
      if (account) chownSync(folder, account.uid, account.gid)
      if (canReach(account, folder)) return folder
      remove(folder)
    } catch (error) {
      refusals.push(String(error))
    }
  }
  throw new PostgresFailed(
    `PostgreSQL found no folder for its socket in ${places.join(', ')}`,
    refusals.join('\n'),
  )
}
