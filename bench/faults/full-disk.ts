import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findRunning } from '../../server/src/embedded-postgres/process/find-running.ts'
import { ask } from '../../server/src/testing/trial.ts'
import type { Fault } from './fault.ts'
import { withDisk } from './rig/disk-image.ts'
import { type Product, withFolder } from './rig/product.ts'
import { trial } from './rig/trial.ts'

const megabytes = 700
const fullMs = 20_000
const quickMs = 8_000
const switches = 4

export const fullDisk: Fault = {
  name: 'full-disk',
  does: `no byte free for ${fullMs / 1000} s, and the log of the database needs a new segment`,
  criterion: '503 with Retry-After within 3 s, /livez and pages served, same server, back once there is room',
  run: (isQuick) =>
    withFolder((folder) =>
      withDisk(folder, megabytes, (disk) => {
        const settings = { DATA_DIR: join(disk.path, 'data') }
        return trial({ settings, survives: true }, async ({ product, observations, verify }) => {
          const filling = join(disk.path, 'filling')
          await fill(filling)
          await switchLog(product)
          await pause(isQuick ? quickMs : fullMs)
          if (!/PostgreSQL died/.test(product.said)) observations.breach('the database did not mind')
          await rm(filling)
          if (!(await product.isReady())) observations.breach('not ready a minute after there was room')
          await verify()
        })
      }),
    ),
}

async function fill(path: string): Promise<void> {
  const file = await open(path, 'w')
  for (const bytes of [4 * 1024 * 1024, 4096]) while (await isWritten(file, Buffer.alloc(bytes)));
  await file.close()
}

async function isWritten(file: FileHandle, bytes: Buffer): Promise<boolean> {
  try {
    await file.write(bytes)
    await file.datasync()
    return true
  } catch {
    return false
  }
}

/** What hours of writing do: the rest of the segment is left, and a new one is asked for. */
async function switchLog({ dataDir }: Product): Promise<void> {
  const connection = findRunning(dataDir)
  if (!connection) throw new Error('The database does not run')
  for (let i = 0; i < switches; i++)
    await ask(
      connection,
      "SELECT pg_logical_emit_message(true, 'fault', 'full'); SELECT pg_switch_wal()",
    ).catch(() => undefined) // it may fail, as the disk is full
}
