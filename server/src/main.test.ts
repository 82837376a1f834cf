import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import type { HistoryPage } from '@vikalp/contract/history'
import { callAs, type RealServer, request, runToTheEnd, startServer } from '#testing/real-server.ts'
import { takeQuiz } from '#testing/take-quiz.ts'
import { markOf } from './embedded-postgres/folder/folder-mark.ts'
import { listRunningProcesses } from './embedded-postgres/process/running-processes.ts'

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

test('several workers share one database, make the sample once and end together', async () => {
  const DATA_DIR = newFolder()
  const port = String(20_000 + (process.pid % 20_000))
  const server = await startServer({ DATA_DIR, PORT: port, WORKERS: '2' })
  assert.equal(workersOf(server), 2)
  const body = { email: 'student@vikalp.example', password: 'practice' }
  const account = await request<{ token: string }>(server.url, '/api/accounts/sign-in', { body })
  assert.ok(account, 'the demo student can sign in')
  assert.ok(await request(server.url, '/api/quiz/exams', account))
  server.process.kill('SIGTERM')
  assert.equal(await server.exit, 0)
})

/** How many processes of this one run the same program. */
const workersOf = ({ process: { pid } }: RealServer): number =>
  execFileSync('ps', ['-Ao', 'ppid=,command='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => new RegExp(`^ *${pid} .*main\\.js`).test(line)).length
