import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { figuresWith, readFigures } from '../server/src/commands/kept-versions/figures.ts'
import {
  type Ask,
  credentialsOf,
  days,
  live,
  morningOf,
  type Person,
  people,
  personNames,
} from '../server/src/commands/kept-versions/story.ts'
import { callAs, type RealServer, request, startServer } from '../server/src/testing/real-server.ts'

const root = join(import.meta.dirname, '..')
const files = join(root, 'server/src/commands/kept-versions/files')

const [version = '', commit = 'HEAD'] = process.argv.slice(2)
if (!/^\d+\.\d+\.\d+$/.test(version))
  throw new Error('Name a version: npm run keep-version -- 0.6.0 [COMMIT]')
const scratch = mkdtempSync(join(tmpdir(), 'vikalp-kept-'))
const checkout = join(scratch, 'checkout')
try {
  run('git', ['worktree', 'add', '--detach', checkout, commit])
  run('npm', ['ci', '--no-audit', '--no-fund'], checkout)
  run(process.execPath, ['content/tools/main.ts', '--compile'], checkout)
  await keep()
} finally {
  run('git', ['worktree', 'remove', '--force', checkout])
  rmSync(scratch, { recursive: true, force: true })
}

/** Lets people live in the version, and writes its backup and what it said of them. */
async function keep(): Promise<void> {
  // Without pg_dump the version writes its own format, which every machine can read.
  const settings = { DATA_DIR: join(scratch, 'data'), DEMO: 'off', PATH: dirname(process.execPath) }
  let server: RealServer | undefined
  const sleep = async (): Promise<void> => {
    server?.process.kill('SIGTERM')
    await server?.exit
    server = undefined
  }
  const wakeOn = async (day: string): Promise<string> => {
    await sleep()
    const options = { NODE_OPTIONS: clockAt(morningOf(day)) }
    server = await startServer({ ...settings, ...options }, join(checkout, 'server/src/main.ts'))
    return server.url
  }
  try {
    const tokens = await signUp(await wakeOn(days[0]))
    const ask: Ask = (who, ...call) => callAs(server?.url ?? '', tokens[who])(...call)
    const has = await routesOf(server?.url ?? '')
    if (has('/api/institutes/teachers/{userId}/confirmation')) confirmStaff(settings)
    const openQuiz = await live({ ask, has, wakeOn })
    const figures = await readFigures(ask, figuresWith(has))
    await sleep()
    mkdirSync(files, { recursive: true })
    const backup = ['server/src/commands/main.ts', 'backup', join(files, `${version}.backup`)]
    execFileSync(process.execPath, backup, { cwd: checkout, env: settings, stdio: 'inherit' })
    const { quizId, questions, saved } = openQuiz
    const key = questions.map(({ _id, answer }) => ({ questionId: _id, answer }))
    const kept = { version, commit: shaOf(commit), openQuiz: { quizId, saved, key }, figures }
    writeFileSync(join(files, `${version}.json`), `${JSON.stringify(kept, null, 2)}\n`)
  } finally {
    await sleep()
  }
  run(join(root, 'node_modules/.bin/biome'), ['format', '--write', join(files, `${version}.json`)])
}

/** The operator confirms them, beside the running server. */
function confirmStaff(env: Record<string, string>): void {
  for (const person of personNames)
    if (people[person] !== 'student') {
      const command = [
        'server/src/commands/main.ts',
        `confirm-${people[person]}`,
        credentialsOf(person).email,
      ]
      execFileSync(process.execPath, command, { cwd: checkout, env, stdio: 'inherit' })
    }
}

async function signUp(url: string): Promise<Record<Person, string>> {
  const signUps = personNames.map(async (person) => {
    const body = { name: `${person} of ${version}`, role: people[person], ...credentialsOf(person) }
    const account = await request<{ token: string }>(url, '/api/accounts/sign-up', { body })
    if (!account) throw new Error(`${person} cannot sign up`)
    return [person, account.token]
  })
  return Object.fromEntries(await Promise.all(signUps)) as Record<Person, string> // one entry per person
}

async function routesOf(url: string): Promise<(path: string) => boolean> {
  const list = await fetch(`${url}/api/openapi.json`)
  const { paths } = (await list.json()) as { paths: object } // OpenAPI fixes this shape
  return (path) => Object.hasOwn(paths, path)
}

/** A process with this option takes the moment of its start for `time`. */
function clockAt(time: string): string {
  const shifted = `
    const ahead = Date.parse('${time}') - Date.now()
    const Real = Date
    globalThis.Date = class extends Real {
      constructor(...given) { if (given.length) super(...given); else super(Real.now() + ahead) }
      static now() { return Real.now() + ahead }
    }`
  return `--import=data:text/javascript,${encodeURIComponent(shifted)}`
}

function shaOf(name: string): string {
  return execFileSync('git', ['rev-parse', name], { cwd: root, encoding: 'utf8' }).trim()
}

function run(program: string, args: readonly string[], cwd = root): void {
  execFileSync(program, args, { cwd, stdio: 'inherit' })
}
