import { existsSync, globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Skipped } from '../fault.ts'
import { unpack } from './debian.ts'
import type { Settings } from './product.ts'

const installed = '/usr/lib/*/faketime/libfaketime.so.1'

/** A clock that can be set, for a process that is started with the settings. */
export type SettableClock = { settings: Settings; set(offset: string): void }

/** Debian's libfaketime, as installed or unpacked into the folder; only the time of day is changed, not what goes on. */
export function settableClock(folder: string): SettableClock {
  const file = join(folder, 'offset')
  const set = (offset: string) => writeFileSync(file, `${offset}\n`)
  set('+0')
  return {
    set,
    settings: {
      LD_PRELOAD: findLibrary(folder),
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
    },
  }
}

function findLibrary(folder: string): string {
  const [found] = globSync(installed)
  if (found) return found
  unpack(folder, 'libfaketime')
  const [unpacked] = globSync(join(folder, installed))
  if (!unpacked || !existsSync(unpacked)) throw new Skipped("Debian's libfaketime has no library")
  return unpacked
}
