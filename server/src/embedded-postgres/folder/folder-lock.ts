import { constants, readFileSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { DataFolderInUse } from '../failures.ts'
import { listRunningProcesses } from '../process/running-processes.ts'
import { waitUntil } from '../wait-until.ts'

export type FolderLock = { release(): Promise<void> }

/**
 * One Vikalp per data folder. The kernel holds the lock and releases it with its owner, however that process dies, so a
 * lock is never stale; vikalp.pid only names the owner in the message.
 */
export async function lockFolder(dataDir: string, mark: string): Promise<FolderLock> {
  const pidFile = join(dataDir, 'vikalp.pid')
  const lock = process.platform === 'linux' ? await listenOnName(mark) : await openExclusively(pidFile)
  if (!lock) throw new DataFolderInUse(dataDir, await readOwner(pidFile))
  try {
    writeFileSync(pidFile, `${process.pid}\n`)
  } catch (error) {
    await lock.release()
    throw error
  }
  return lock
}

/** A socket in Linux's abstract namespace: binding is atomic and leaves no file behind. */
function listenOnName(mark: string): Promise<FolderLock | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((caller) => caller.destroy())
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    server.listen({ path: `\0${mark}`, exclusive: true }, () => {
      server.unref()
      resolve({ release: () => new Promise((closed) => server.close(() => closed())) })
    })
  })
}

// O_EXLOCK of macOS and the BSDs opens and locks in one call; Node has no name for it.
const exclusiveLock = 0x20

async function openExclusively(path: string): Promise<FolderLock | undefined> {
  const flags = constants.O_RDWR | constants.O_CREAT | constants.O_NONBLOCK | exclusiveLock
  try {
    const file = await open(path, flags)
    return { release: () => file.close() }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EAGAIN') return undefined
    throw error
  }
}

/** The owner writes its process id just after it takes the lock: wait a moment for the id of a live process. */
async function readOwner(pidFile: string): Promise<number | undefined> {
  let owner: number | undefined
  await waitUntil(() => {
    const named = readNumber(pidFile)
    owner = listRunningProcesses().some(({ pid }) => pid === named) ? named : undefined
    return owner !== undefined
  }, 500)
  return owner
}

function readNumber(path: string): number {
  try {
    return Number(readFileSync(path, 'utf8'))
  } catch {
    return Number.NaN // not written yet
  }
}
