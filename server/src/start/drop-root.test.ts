import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import test, { type TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'
import { waitUntil } from '../embedded-postgres/wait-until.ts'
import { freePort } from '../testing/database/machine-postgres.ts'
import { type RealServer, request, startServer, workersOf } from '../testing/real-server.ts'
import { afterwards, newDataDir, serversOf, startTrial } from '../testing/trial.ts'

const commands = fileURLToPath(new URL('../commands/main.ts', import.meta.url))
const skip = (process.getuid?.() !== 0 || !existsSync('/proc/self/status')) && 'needs root and /proc'

const usersOf = (pid: number | undefined): string[] => {
  const [, ...ids] =
    /^Uid:\t(\d+)\t(\d+)\t(\d+)\t(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return [...new Set(ids)]
}

async function started(t: TestContext, settings: Record<string, string> = {}, mode = 0o755) {
  const DATA_DIR = newDataDir(t, mode)
  const server = await startServer({ DATA_DIR, DEMO: 'off', ...settings })
  afterwards(t, () => server.process.kill('SIGKILL') && server.exit)
  return { dataDir: DATA_DIR, server }
}

const signUp = ({ url }: RealServer): Promise<{ token: string } | undefined> => {
  const email = `person-${Math.random()}@mail.example`
  const body = { name: 'Asha Patel', email, password: 'seven green kites', role: 'student' }
  return request(url, '/api/accounts/sign-up', { body })
}

const isReady = ({ url }: RealServer): Promise<boolean> =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

test('root serves as the account of its database, which still comes back, and root’s commands reach it', {
  skip,
}, async (t) => {
  const security = (dataDir: string) => join(dirname(dataDir), 'security.log')
  const { dataDir, server } = await started(t)
  assert.deepEqual(usersOf(server.process.pid), [String(statSync(join(dataDir, 'postgres')).uid)])
  assert.notEqual(usersOf(server.process.pid)[0], '0')
  const account = await signUp(server)
  assert.ok(account)
  const erased = await fetch(`${server.url}/api/accounts/erasure`, {
    method: 'POST',
    headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ confirmation: 'seven green kites' }),
  })
  assert.equal(erased.status, 204)
  assert.match(readFileSync(join(dataDir, 'tombstones'), 'utf8'), /^\S+Z [0-9a-f-]{36}\n$/)
  assert.equal((await fetch(server.url)).status, 200)

  const [postmaster] = serversOf(dataDir)
  assert.ok(postmaster)
  process.kill(postmaster.pid, 'SIGKILL')
  assert.ok(await waitUntil(() => serversOf(dataDir).every(({ pid }) => pid !== postmaster.pid), 30_000))
  assert.ok(await waitUntil(() => isReady(server), 30_000, 50))
  assert.ok(await signUp(server))
  const env = { DATA_DIR: dataDir, SECURITY_LOG: security(dataDir) }
  const listed = spawnSync(process.execPath, [commands, 'reports'], { env, encoding: 'utf8' })
  assert.equal(listed.status, 0, listed.stderr)

  server.process.kill('SIGTERM')
  assert.equal(await server.exit, 0)
  assert.equal(spawnSync(process.execPath, [commands, 'repair'], { env, encoding: 'utf8' }).status, 0)
  assert.equal(statSync(dataDir).uid, 0)
  assert.equal(statSync(dataDir).mode & 0o777, 0o710)
  const again = await startServer({ DATA_DIR: dataDir, DEMO: 'off' })
  afterwards(t, () => again.process.kill('SIGKILL') && again.exit)
  assert.notEqual(usersOf(again.process.pid)[0], '0')
  assert.ok(await signUp(again))
})

test('workers and the process that starts them are not root, and a new worker is not', {
  skip,
}, async (t) => {
  const { server } = await started(t, { PORT: await freePort(), WORKERS: '2' })
  const everybody = () => [server.process.pid, ...workersOf(server.process.pid)]
  assert.equal(everybody().length, 3)
  for (const pid of everybody()) assert.ok(!usersOf(pid).includes('0'))
  const [worker = 0] = workersOf(server.process.pid)
  process.kill(worker, 'SIGKILL')
  const isReplaced = () => workersOf(server.process.pid).filter((pid) => pid !== worker).length === 2
  assert.ok(await waitUntil(isReplaced, 20_000))
  assert.ok(await waitUntil(() => isReady(server), 20_000, 50))
  assert.ok(await signUp(server))
})

test('where the account cannot reach the data, the server stays root and works as before', {
  skip,
}, async (t) => {
  const { server } = await started(t, {}, 0o700)
  assert.deepEqual(usersOf(server.process.pid), ['0'])
  assert.ok(await signUp(server))
})

for (const where of [
  (folder: string) => `@/vikalp?host=${encodeURIComponent(folder)}`,
  (folder: string) => `@${encodeURIComponent(folder)}/vikalp`,
])
  test(`with the socket of another PostgreSQL it stays root: ${where('/socket')}`, { skip }, async (t) => {
    const { connection } = await startTrial(t, { dataDir: newDataDir(t) })
    const DATABASE_URL = `postgres://${connection.user}${where(connection.host)}`
    const { server } = await started(t, { DATABASE_URL })
    assert.deepEqual(usersOf(server.process.pid), ['0'])
    assert.ok(await signUp(server))
  })

test('the log of security events is handed over to the account, in a folder that stays as it was', {
  skip,
}, async (t) => {
  const folder = newDataDir(t)
  mkdirSync(folder, { mode: 0o755 })
  const SECURITY_LOG = join(folder, 'security.log')
  const { server } = await started(t, { SECURITY_LOG })
  assert.notEqual(usersOf(server.process.pid)[0], '0')
  assert.ok(await signUp(server))
  assert.match(readFileSync(SECURITY_LOG, 'utf8'), /"event":"sign-up","outcome":"ok"/)
  assert.deepEqual([statSync(folder).uid, statSync(SECURITY_LOG).mode & 0o777], [0, 0o600])
})
