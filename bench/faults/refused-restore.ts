import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Fault } from './fault.ts'
import { withOutsideDatabase } from './rig/outside-database.ts'
import { type Settings, withFolder } from './rig/product.ts'
import { type Trial, trial } from './rig/trial.ts'

const commands = fileURLToPath(new URL('../../server/src/commands/main.ts', import.meta.url))
const patienceMs = 60_000

const criterion = 'the backup is made, the restore is refused with a reason'

/** A restore under a server would take away what that has acknowledged meanwhile. */
export const refusedRestore: readonly Fault[] = [
  {
    name: 'restore',
    does: 'db:backup, then db:restore of it, while the server uses its embedded database',
    criterion,
    run: () =>
      withFolder((folder) =>
        trial({ survives: true }, (trial) =>
          backUpAndRestore(trial, folder, { DATA_DIR: trial.product.dataDir }, /already running/),
        ),
      ),
  },
  {
    name: 'restore-outside',
    does: "the same with a database of one's own",
    criterion,
    run: () =>
      withFolder((folder) =>
        withOutsideDatabase(folder, ({ settings }) =>
          trial({ settings, survives: true }, (trial) =>
            backUpAndRestore(trial, folder, settings, /still uses this database/),
          ),
        ),
      ),
  },
]

async function backUpAndRestore(
  { load, observations }: Trial,
  folder: string,
  settings: Settings,
  reason: RegExp,
): Promise<void> {
  const file = join(folder, 'backup')
  const backup = await command(['backup', file], settings)
  if (backup.code !== 0) observations.breach(`the backup failed: ${backup.said}`)
  await load.advance(50)
  const restore = await command(['restore', file], settings)
  if (restore.code === 0) observations.breach('the restore was not refused')
  if (!reason.test(restore.said)) observations.breach(`the restore said: ${restore.said}`)
}

function command(args: readonly string[], settings: Settings): Promise<{ code: number; said: string }> {
  const env = { ...settings, PATH: '/usr/local/bin:/usr/bin:/bin' }
  return new Promise((resolve) =>
    execFile(process.execPath, [commands, ...args], { env, timeout: patienceMs }, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, said: `${stdout}${stderr}`.trim() }),
    ),
  )
}
