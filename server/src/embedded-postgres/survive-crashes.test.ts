import assert from 'node:assert/strict'
import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { type TestContext, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import {
  afterwards,
  answers,
  ask,
  endServersAfter,
  newDataDir,
  serversOf,
  startTrial,
} from '#testing/trial.ts'
import { findBinaries } from './binaries.ts'
import { DataFolderInUse } from './failures.ts'
import { markOf } from './folder/folder-mark.ts'
import { findPostmasters } from './process/end-orphans.ts'
import { childOptions } from './process/run-as.ts'
import { listRunningProcesses, sendSignal } from './process/running-processes.ts'
import { waitUntil } from './wait-until.ts'

type Parent = { process: ChildProcessByStdio<null, Readable, Readable>; lines: string[] }

const parentFile = fileURLToPath(new URL('../testing/parent-process.ts', import.meta.url))

function startParent(t: TestContext, dataDir: string): Parent {
  const child = spawn(process.execPath, [parentFile, dataDir], { stdio: ['ignore', 'pipe', 'pipe'] })
  const lines: string[] = []
  createInterface(child.stdout).on('line', (line) => lines.push(line))
  createInterface(child.stderr).on('line', (line) => lines.push(line))
  afterwards(t, () => child.kill('SIGKILL'))
  return { process: child, lines }
}

/** How fast a database is made depends on the machine: patience costs nothing where it is not needed. */
const untilStarted = 60_000

/** A parent that has had fifty rows committed. */
async function startWriter(t: TestContext, dataDir: string): Promise<Parent> {
  const parent = startParent(t, dataDir)
  for (const lines of [1, 51])
    assert.ok(await waitUntil(() => parent.lines.length >= lines, untilStarted), parent.lines.join('\n'))
  return parent
}

async function killParent({ process: parent }: Parent): Promise<void> {
  parent.kill('SIGKILL')
  await once(parent, 'close') // after its last line
}

function postmasterOf(dataDir: string): number {
  const [postmaster] = findPostmasters(markOf(dataDir))
  assert.ok(postmaster)
  return postmaster.pid
}

/** When it is killed while writing, with its server or without, the next start must find every number it printed. */
async function assertNothingLost(t: TestContext, dataDir: string, parent: Parent): Promise<void> {
  const acknowledged = parent.lines.slice(1).map(Number)
  assert.ok(acknowledged.length >= 20)
  const { connection } = await startTrial(t, { dataDir, durable: true })
  const kept = new Set(await ask(connection, 'SELECT number FROM kept'))
  assert.deepEqual(
    acknowledged.filter((number) => !kept.has(number)),
    [],
  )
}

test('kill -9 of the owner leaves no orphan and loses no acknowledged row', async (t) => {
  const dataDir = newDataDir(t)
  const parent = await startWriter(t, dataDir)
  await killParent(parent)
  assert.ok(await waitUntil(() => serversOf(dataDir).length === 0, 5_000))
  await assertNothingLost(t, dataDir, parent)
})

test('kill -9 of the owner, its watchdog and the server at once loses no acknowledged row', async (t) => {
  const dataDir = newDataDir(t)
  const parent = await startWriter(t, dataDir)
  const postmaster = postmasterOf(dataDir)
  process.kill(watchdogOf(postmaster), 'SIGKILL')
  parent.process.kill('SIGKILL')
  for (const { pid } of serversOf(dataDir)) sendSignal(pid, 'SIGKILL')
  await once(parent.process, 'close')
  await assertNothingLost(t, dataDir, parent)
})

test('an orphan that no watchdog stopped is replaced by the next start, with its rows', async (t) => {
  const dataDir = newDataDir(t)
  const parent = await startWriter(t, dataDir)
  endServersAfter(t, dataDir)
  const orphan = postmasterOf(dataDir)
  process.kill(watchdogOf(orphan), 'SIGKILL')
  await killParent(parent)
  assert.equal(postmasterOf(dataDir), orphan)
  await assertNothingLost(t, dataDir, parent)
  assert.notEqual(postmasterOf(dataDir), orphan)
})

function watchdogOf(postmaster: number): number {
  const watchdog = listRunningProcesses().find(({ command }) =>
    command.endsWith(`vikalp-watchdog ${postmaster}`),
  )
  assert.ok(watchdog)
  return watchdog.pid
}

test('of two processes started at the same instant one succeeds and the other is told its process id', async (t) => {
  const dataDir = newDataDir(t)
  const parents = [startParent(t, dataDir), startParent(t, dataDir)]
  assert.ok(await waitUntil(() => parents.every(({ lines }) => lines.length > 0), untilStarted))
  const [winner, ...others] = parents.filter(({ lines }) => lines[0]?.startsWith('{'))
  const loser = parents.find((parent) => parent !== winner)
  assert.ok(winner && loser && others.length === 0)
  assert.match(loser.lines[0] ?? '', new RegExp(`already running .* \\(process ${winner.process.pid}\\)`))
  winner.process.kill('SIGTERM')
  assert.deepEqual(await once(winner.process, 'exit'), [0, null])
  assert.deepEqual(serversOf(dataDir), [])
})

test('after kill -9 of the postmaster the server is back within two seconds, even with a busy backend', async (t) => {
  const dataDir = newDataDir(t)
  const { connection } = await startTrial(t, { dataDir })
  const pool = new pg.Pool(connection)
  pool.on('error', () => {})
  afterwards(t, () => pool.end())
  const busy = pool.query('DO $$ BEGIN LOOP END LOOP; END $$').catch((error: unknown) => error)
  const active = "SELECT count(*)::int FROM pg_stat_activity WHERE query LIKE 'DO %' AND state = 'active'"
  assert.ok(await waitUntil(async () => (await ask(connection, active))[0] === 1, 2_000))
  process.kill(postmasterOf(dataDir), 'SIGKILL')
  assert.ok((await busy) instanceof Error)
  assert.ok(await answers(connection, 2_000))
  assert.equal((await pool.query('SELECT 1')).rowCount, 1)
  await assert.rejects(startTrial(t, { dataDir }), DataFolderInUse)
})

test('a stop during a restart ends the server that was starting', async (t) => {
  const dataDir = newDataDir(t)
  for (const delay of [0, 20, 60, 120, 200]) {
    const { stop } = await startTrial(t, { dataDir })
    process.kill(postmasterOf(dataDir), 'SIGKILL')
    const begin = performance.now()
    await waitUntil(() => performance.now() - begin >= delay, 1_000)
    await stop()
    assert.deepEqual(serversOf(dataDir), [])
  }
})

test('a server that cannot start is tried until it can, however often it fails', async (t) => {
  const dataDir = newDataDir(t)
  let failures = 0
  const log = { info: () => {}, error: () => void failures++ }
  let fatal: Error | undefined
  const onFatal = (error: Error) => {
    fatal = error
  }
  const server = await startTrial(t, { dataDir, onFatal, log })
  await ask(server.connection, "ALTER SYSTEM SET work_mem = '4MB'")
  const settings = join(dataDir, 'postgres/postgresql.auto.conf')
  const good = readFileSync(settings)
  writeFileSync(settings, 'no_such_setting = 1\n')
  process.kill(postmasterOf(dataDir), 'SIGKILL')
  assert.ok(await waitUntil(() => failures >= 6, 60_000), `${failures} failures`)
  writeFileSync(settings, good)
  assert.ok(await answers(server.connection, 30_000))
  assert.equal(fatal, undefined)
})

test('lock files with the id of an unrelated process that names the folder do not stop a start', async (t) => {
  const dataDir = newDataDir(t)
  const { connection, stop } = await startTrial(t, { dataDir })
  await stop()
  const { uid, gid } = statSync(join(dataDir, 'postgres'))
  const stranger = spawn(
    '/bin/sh',
    ['-c', 'read -r _', 'sh', join(dataDir, 'postgres')],
    childOptions({ uid, gid }),
  )
  afterwards(t, () => stranger.kill('SIGKILL'))
  const lock = `${stranger.pid}\n${join(dataDir, 'postgres')}\n1\n5432\n${connection.host}\n\n0 0\nready\n`
  mkdirSync(connection.host)
  writeFileSync(join(connection.host, '.s.PGSQL.5432.lock'), lock)
  writeFileSync(join(dataDir, 'postgres/postmaster.pid'), lock)
  const again = await startTrial(t, { dataDir })
  assert.deepEqual(await ask(again.connection, 'SELECT 1'), [1])
})

test('a PostgreSQL that someone else started on the folder is neither stopped nor used', async (t) => {
  const dataDir = newDataDir(t)
  const { stop } = await startTrial(t, { dataDir })
  await stop()
  const folder = join(dataDir, 'postgres')
  const { uid, gid } = statSync(folder)
  const account = { uid, gid }
  const { postgres } = findBinaries(process.getuid?.() === 0 ? account : undefined, dataDir)
  const options = ['-D', folder, '-c', 'listen_addresses=', '-c', `unix_socket_directories=${folder}`]
  const stranger = spawn(postgres, options, { ...childOptions(account), stdio: 'ignore' })
  afterwards(t, () => stranger.kill('SIGKILL'))
  assert.ok(
    await waitUntil(
      () => statSync(join(folder, 'postmaster.pid'), { throwIfNoEntry: false }) !== undefined,
      5_000,
    ),
  )
  await assert.rejects(
    startTrial(t, { dataDir }),
    new RegExp(`Another PostgreSQL \\(process ${stranger.pid}\\)`),
  )
  assert.equal(stranger.exitCode, null)
})
