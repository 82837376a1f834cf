import { execFile } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { promisify } from 'node:util'
import { connectionTo } from '../embedded-database.ts'
import { readReport } from './script.ts'

/** The newest of this machine, where Debian or its own packages put it. */
export const findPgbench = (): string | undefined =>
  [...globSync('/usr/lib/postgresql/*/bin/pgbench').sort().reverse(), '/usr/local/bin/pgbench'].find((path) =>
    existsSync(path),
  )

export type Run = {
  program: string
  dataDir: string
  file: string
  variables: Record<string, string | number>
  clients: number
  /** Of each client. */
  transactions: number
}

/** Transactions a second; throws unless every one succeeded. */
export async function runPgbench(run: Run): Promise<number> {
  const { program, dataDir, file, variables, clients, transactions } = run
  const { host, user, database } = connectionTo(dataDir)
  const defined = Object.entries(variables).flatMap(([name, value]) => ['-D', `${name}=${value}`])
  const size = ['-c', String(clients), '-j', '2', '-t', String(transactions)]
  const args = ['-n', '-M', 'prepared', ...size, ...defined, '-f', file, '-h', host, '-U', user, database]
  const env = { ...process.env, PGOPTIONS: '-c search_path=public' }
  const { stdout } = await promisify(execFile)(program, args, { env })
  const report = readReport(stdout)
  if (report.transactions !== clients * transactions || report.failed > 0)
    throw new Error(`pgbench failed: ${stdout}`)
  return report.perSecond
}
