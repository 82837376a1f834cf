import { execFileSync } from 'node:child_process'
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { waitUntil } from '../../../server/src/embedded-postgres/wait-until.ts'
import { Skipped } from '../fault.ts'
import { undoAtExit } from './leftovers.ts'

/** A file system of its own in a file, as large as said, which keeps to itself for minutes what nobody asks it to write. */
export class DiskImage {
  readonly path: string
  file: string
  readonly #forget: () => void

  constructor(folder: string, megabytes: number) {
    this.path = join(folder, 'disk')
    this.file = join(folder, 'image')
    mkdirSync(this.path)
    writeFileSync(this.file, '')
    truncateSync(this.file, megabytes * 1024 * 1024)
    this.#forget = undoAtExit(() => run('umount', '--lazy', this.path))
    try {
      run('mkfs.ext4', '-q', '-m', '0', this.file)
      this.mount()
    } catch (error) {
      this.#forget()
      const reason = error instanceof Error ? error.message.trim().split('\n').at(-1) : error
      throw new Skipped(`it needs mkfs.ext4, root and loop devices (${reason})`)
    }
  }

  mount(): void {
    run('mount', '-o', 'loop,noatime,commit=300', this.file, this.path)
  }

  async unmount(): Promise<void> {
    const isDone = await waitUntil(() => succeeds('umount', this.path), 10_000, 200)
    if (!isDone) run('umount', '--lazy', this.path)
  }

  /** Changes to a copy of what has reached the disk by now. */
  copyTo(file: string): void {
    run('cp', '--sparse=always', this.file, file)
    this.file = file
  }

  async remove(): Promise<void> {
    await this.unmount()
    this.#forget()
  }
}

function run(command: string, ...args: string[]): void {
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'] })
}

function succeeds(command: string, ...args: string[]): boolean {
  try {
    run(command, ...args)
    return true
  } catch {
    return false
  }
}

export async function withDisk<T>(
  folder: string,
  megabytes: number,
  work: (disk: DiskImage) => Promise<T>,
): Promise<T> {
  const disk = new DiskImage(folder, megabytes)
  try {
    return await work(disk)
  } finally {
    await disk.remove()
  }
}
