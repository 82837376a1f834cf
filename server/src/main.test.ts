import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import type { HistoryPage } from '@vikalp/contract/lists/history'
import { freePort } from '#testing/database/machine-postgres.ts'
import {
  callAs,
  type RealServer,
  request,
  runToTheEnd,
  startServer,
  startWaiting,
  workersOf,
} from '#testing/real-server.ts'
import { takeQuiz } from '#testing/take-quiz.ts'
import { afterwards, newDataDir, startTrial } from '#testing/trial.ts'
import { markOf } from './embedded-postgres/folder/folder-mark.ts'
import { listRunningProcesses } from './embedded-postgres/process/running-processes.ts'
import { waitUntil } from './embedded-postgres/wait-until.ts'

const folders: string[] = []
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'vikalp-main-'))
  folders.push(folder)
  return folder
}
after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** Without the sample institute, which takes seconds to make. */
const start = (DATA_DIR: string): Promise<RealServer> => startServer({ DATA_DIR, DEMO: 'off' })

const newStudent = async ({ url }: RealServer): Promise<string> => {
  const email = `${randomUUID()}@mail.example`
  const body = { name: 'Asha Patel', email, password: 'correct horse', role: 'student' }
  const account = await request<{ token: string }>(url, '/api/accounts/sign-up', { body })
  assert.ok(account, 'a student can sign up')
  return account.token
}

/** Takes quizzes one after another until the server is gone; gives the ids that were acknowledged. */
async function takeQuizzes({ url }: RealServer, token: string, acknowledged: string[]): Promise<void> {
  for (;;) {
    const result = await takeQuiz(callAs(url, token), { count: 5 }).catch(() => undefined)
    if (!result) return
    acknowledged.push(result.attemptId)
  }
}

async function historyOf({ url }: RealServer, token: string): Promise<Set<string>> {
  const ids = new Set<string>()
  for (let query = ''; ; ) {
    const found = await request<HistoryPage>(url, `/api/quiz/history${query}`, { token })
    assert.ok(found)
    for (const { attemptId } of found.attempts) ids.add(attemptId)
    if (found.next === null) return ids
    query = `?after=${found.next}`
  }
}

for (const signal of ['SIGKILL', 'SIGTERM'] as const)
  test(`${signal} in the middle of submits loses nothing that was acknowledged`, async () => {
    const DATA_DIR = newFolder()
    const first = await start(DATA_DIR)
    const token = await newStudent(first)
    const acknowledged: string[] = []
    const students = Array.from({ length: 4 }, () => takeQuizzes(first, token, acknowledged))
    while (acknowledged.length < 40) await new Promise(setImmediate)
    first.process.kill(signal)
    await Promise.all(students)
    const code = await first.exit
    if (signal === 'SIGTERM') assert.equal(code, 0)

    const second = await start(DATA_DIR)
    const kept = await historyOf(second, token)
    assert.deepEqual(
      acknowledged.filter((id) => !kept.has(id)),
      [],
      `of ${acknowledged.length} acknowledged`,
    )
    second.process.kill('SIGINT')
    assert.equal(await second.exit, 0)
  })

test('a database that hangs is an error within three seconds, and the server stays alive', async () => {
  const DATA_DIR = newFolder()
  const server = await start(DATA_DIR)
  const token = await newStudent(server)
  const postgres = processesOf(DATA_DIR)
  for (const pid of postgres) process.kill(pid, 'SIGSTOP')
  try {
    const begin = performance.now()
    const reply = await fetch(`${server.url}/api/quiz/history`, {
      headers: { authorization: `Bearer ${token}` },
    })
    assert.equal(reply.status, 503)
    assert.ok(Number(reply.headers.get('retry-after')) > 0)
    assert.ok(performance.now() - begin < 3_500, 'the error took too long')
    assert.equal((await fetch(`${server.url}/livez`)).status, 200)
    assert.equal((await fetch(`${server.url}/readyz`)).status, 503)
  } finally {
    for (const pid of postgres) process.kill(pid, 'SIGCONT')
  }
  assert.ok(await historyOf(server, token))
  server.process.kill('SIGTERM')
  assert.equal(await server.exit, 0)
})

/** Every PostgreSQL process of a data folder: each bears the folder's mark in its command line. */
const processesOf = (dataDir: string): number[] =>
  listRunningProcesses()
    .filter(({ command }) => /postgres/.test(command) && command.includes(markOf(dataDir)))
    .map(({ pid }) => pid)

test('a second start over the same data folder says so and leaves the first alone', async () => {
  const DATA_DIR = newFolder()
  const first = await start(DATA_DIR)
  const { code, said } = await runToTheEnd({ DATA_DIR, PORT: '0' })
  assert.equal(code, 1)
  assert.match(said, /already running with the data folder/)
  assert.ok(await newStudent(first))
  first.process.kill('SIGTERM')
  assert.equal(await first.exit, 0)
})

test('a taken port is a clear error', async () => {
  const blocker = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => blocker.once('listening', resolve))
  const address = blocker.address()
  const port = String(typeof address === 'object' ? address?.port : '')
  const { code, said } = await runToTheEnd({ DATA_DIR: newFolder(), PORT: port, DEMO: 'off' })
  blocker.close()
  assert.equal(code, 1)
  assert.match(said, new RegExp(`Port ${port} is taken`))
})

test('a setting that cannot be used is named', async () => {
  const { code, said } = await runToTheEnd({ DATA_DIR: newFolder(), PORT: 'many' })
  assert.equal(code, 1)
  assert.match(said, /PORT/)
})

for (const WORKERS of ['1', '2'])
  test(`a damaged key of the tokens ends the start of ${WORKERS}`, async () => {
    const DATA_DIR = newFolder()
    writeFileSync(join(DATA_DIR, 'token-secret'), '')
    const { code, said } = await runToTheEnd({ DATA_DIR, PORT: '0', WORKERS })
    assert.equal(code, 1)
    assert.match(said, /token-secret is damaged/)
  })

test('a server whose database is away serves its pages, and everything once the database has come', async (t) => {
  const dataDir = newDataDir(t)
  const first = await startTrial(t, { dataDir })
  const { host, user, database } = first.connection
  await first.stop()
  const server = await startWaiting({
    DATABASE_URL: `postgres://${user}@/${database}?host=${encodeURIComponent(host)}`,
    TOKEN_SECRET: 'a secret for tests only, long enough',
    PORT: await freePort(),
  })
  afterwards(t, () => server.process.kill('SIGKILL'))
  const statuses = async () =>
    Promise.all(
      ['/livez', '/', '/api/quiz/exams', '/readyz'].map(async (path) => {
        const { status, headers } = await fetch(server.url + path, {
          headers: { authorization: 'Bearer a.b.c' },
        })
        return status === 503 ? `${status} ${headers.get('retry-after')}` : status
      }),
    )
  assert.deepEqual(await statuses(), [200, 200, 401, '503 2'])
  const signUp = { name: 'A', email: 'a@mail.example', password: 'correct horse', role: 'student' }
  const refused = await fetch(`${server.url}/api/accounts/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(signUp),
  })
  assert.equal(refused.status, 503)
  await startTrial(t, { dataDir })
  await server.ready
  assert.ok(await newStudent(server))
  assert.equal((await statuses())[3], 200)
  server.process.kill('SIGTERM')
  assert.equal(await server.exit, 0)
})

test('a signal ends a server that waits for its database', async () => {
  const server = await startWaiting({
    DATABASE_URL: 'postgres://vikalp@127.0.0.1:1/vikalp',
    TOKEN_SECRET: 'a secret for tests only, long enough',
    PORT: await freePort(),
  })
  server.process.kill('SIGTERM')
  assert.equal(await server.exit, 0)
})

test('several workers share one database, make the sample once and end together', async () => {
  const DATA_DIR = newFolder()
  const server = await startServer({ DATA_DIR, PORT: await freePort(), WORKERS: '2' })
  assert.equal(workersOf(server.process.pid).length, 2)
  const body = { email: 'student@vikalp.example', password: 'practice' }
  const account = await request<{ token: string }>(server.url, '/api/accounts/sign-in', { body })
  assert.ok(account, 'the demo student can sign in')
  assert.ok(await request(server.url, '/api/quiz/exams', account))
  server.process.kill('SIGTERM')
  assert.equal(await server.exit, 0)
})

/** A connection that was handed to a worker as it died is never answered, so none is waited for long. */
const isFine = ({ url }: RealServer, path: string): Promise<boolean> =>
  fetch(url + path, { signal: AbortSignal.timeout(1_000) }).then(
    ({ status }) => status === 200,
    () => false,
  )

test('a worker that is killed is replaced, however soon after the start', async () => {
  const server = await startServer({
    DATA_DIR: newFolder(),
    PORT: await freePort(),
    WORKERS: '2',
    DEMO: 'off',
  })
  for (const pid of workersOf(server.process.pid)) {
    process.kill(pid, 'SIGKILL')
    assert.ok(
      await waitUntil(
        () => workersOf(server.process.pid).length === 2 && !workersOf(server.process.pid).includes(pid),
        20_000,
      ),
    )
  }
  assert.ok(await waitUntil(() => isFine(server, '/readyz'), 20_000))
  assert.ok(await newStudent(server))
  server.process.kill('SIGTERM')
  assert.equal(await server.exit, 0)
})

test('workers that lose their database come back with it', async (t) => {
  const dataDir = newDataDir(t)
  const first = await startTrial(t, { dataDir })
  const { host, user, database } = first.connection
  const server = await startServer({
    DATABASE_URL: `postgres://${user}@/${database}?host=${encodeURIComponent(host)}`,
    TOKEN_SECRET: 'a secret for tests only, long enough',
    PORT: await freePort(),
    WORKERS: '2',
  })
  afterwards(t, () => server.process.kill('SIGKILL'))
  await first.stop()
  for (const pid of workersOf(server.process.pid)) process.kill(pid, 'SIGKILL')
  assert.ok(await waitUntil(() => isFine(server, '/livez'), 20_000))
  await startTrial(t, { dataDir })
  assert.ok(await waitUntil(() => isFine(server, '/readyz'), 20_000))
  assert.ok(await newStudent(server))
  server.process.kill('SIGTERM')
  assert.equal(await server.exit, 0)
})

test('a taken port ends the start of two workers too', async () => {
  const blocker = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => blocker.once('listening', resolve))
  const address = blocker.address()
  const PORT = String(typeof address === 'object' ? address?.port : '')
  const { code, said } = await runToTheEnd({ DATA_DIR: newFolder(), PORT, DEMO: 'off', WORKERS: '2' })
  blocker.close()
  assert.equal(code, 1)
  assert.match(said, new RegExp(`Port ${PORT} is taken`))
})
