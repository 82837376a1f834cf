import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

export type ClientProgram = 'pg_dump' | 'pg_restore' | 'psql'

/** The major version of a PostgreSQL program on this machine. */
export function versionOf(program: ClientProgram): number | undefined {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  const major = status === 0 ? /\(PostgreSQL\) (\d+)/.exec(stdout)?.[1] : undefined
  return major === undefined ? undefined : Number(major)
}

/** The output of the program. A failure becomes an error with the program's message. */
export async function* outputOf(program: ClientProgram, args: readonly string[]): AsyncGenerator<Buffer> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'close')
  ended.catch(() => {}) // the same failure ends the waiting below
  const said = text(child.stderr)
  try {
    yield* child.stdout
    const [code] = await ended
    if (code !== 0) throw new Error(await said)
  } finally {
    child.kill()
  }
}

/** Streams a script to psql, which stops at the first failure and rolls back what is not committed. */
export async function runScript(databaseUrl: string, script: AsyncIterable<string | Buffer>): Promise<void> {
  await withAddress(databaseUrl, async (address) => {
    const args = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', `--dbname=${address}`]
    const child = spawn('psql', args, { stdio: ['pipe', 'ignore', 'pipe'] })
    const ended = once(child, 'close')
    ended.catch(() => {}) // the same failure ends the waiting below
    const said = text(child.stderr)
    const written = await pipeline(script, child.stdin).then(
      () => undefined,
      (error: unknown) => error,
    )
    const [code] = await ended
    if (code !== 0) throw new Error(await said, { cause: written })
    if (written) throw written
  })
}

/** The address without its password, which is put in a file, as other users can read the arguments of a process. */
export async function withAddress<T>(databaseUrl: string, use: (address: string) => Promise<T>): Promise<T> {
  const [, before, password, after] = /^(\w+:\/\/[^:@/]*):([^@]*)(@.*)$/.exec(databaseUrl) ?? []
  if (password === undefined) return use(databaseUrl)
  const folder = mkdtempSync(join(tmpdir(), 'vikalp-address-'))
  const file = join(folder, 'password')
  writeFileSync(file, `*:*:*:*:${decodeURIComponent(password).replace(/[\\:]/g, '\\$&')}\n`, { mode: 0o600 })
  try {
    return await use(
      `${before}${after}${after?.includes('?') ? '&' : '?'}passfile=${encodeURIComponent(file)}`,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}
