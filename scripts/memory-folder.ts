import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What tests keep at a time is some hundred megabytes; the rest is for the processes. */
const leastFree = 6 * 1024 ** 3

/**
 * A folder for all temporary files of the tests, which everybody may write to, as to /tmp: in memory where Linux has
 * enough of it. Some two hundred tests copy a database of 70 MB each, and on a disk that alone takes a second of each.
 */
export function makeMemoryFolder(name: string, inMemory = '/dev/shm'): string {
  const folder = mkdtempSync(join(isUsable(inMemory) ? inMemory : tmpdir(), name))
  chmodSync(folder, 0o1777)
  return folder
}

function isUsable(place: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(place)
    return Math.min(bavail * bsize, process.availableMemory()) >= leastFree && runsPrograms(place)
  } catch {
    return false // no such folder, as on macOS, or it is not ours to write to
  }
}

/** Docker mounts its own so that programs in it do not run, and tests make some. */
function runsPrograms(place: string): boolean {
  const folder = mkdtempSync(join(place, 'vikalp-runs-'))
  try {
    const program = join(folder, 'program')
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 })
    return spawnSync(program).status === 0
  } finally {
    rmSync(folder, { recursive: true })
  }
}
