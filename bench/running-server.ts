import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RealServer, request, startServer } from '../server/src/testing/real-server.ts'

export type BenchServer = RealServer & {
  /** Signs a student up; gives the token. */
  newStudent: () => Promise<string>
}

/** Runs the real server on an empty data folder during `work`. */
export async function withServer<T>(
  work: (server: BenchServer, dataDir: string) => Promise<T>,
  settings: Record<string, string> = {},
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vikalp-bench-'))
  const server = await startServer({ DATA_DIR: dataDir, DEMO: 'off', CALL_LIMITS: 'off', ...settings })
  try {
    return await work({ ...server, newStudent: () => signUp(server) }, dataDir)
  } finally {
    server.process.kill('SIGTERM')
    await server.exit
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function signUp({ url }: RealServer): Promise<string> {
  const person = { name: 'Asha Patel', email: `${randomUUID()}@mail.example`, password: 'correct horse' }
  const body = { ...person, role: 'student' }
  const account = await request<{ token: string }>(url, '/api/accounts/sign-up', { body })
  if (!account) throw new Error('A student cannot sign up')
  return account.token
}
