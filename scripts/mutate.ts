import { spawn } from 'node:child_process'
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { seededRandom, shuffle } from '@vikalp/domain/random'
import { readSources } from '../architecture/source-files.ts'
import { journeysOf } from './mutation/journeys-of.ts'
import { changeOf, type Mutant, mutantsOf, mutated } from './mutation/mutants.ts'
import { testsOf } from './mutation/tests-of.ts'

// How good are the tests? npm run mutate -- FILE... puts every small fault into the files, one at a time, and runs
// their tests; FILE:LINE means those of one line, --sample 40 --seed 7 draws some of them. Run it in a worktree of its own: the faults are put where they stand.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
})

const everywhere = ['{domain,contract,server,web}/src/**/*.{ts,sql}', 'content/tools/**/*.ts']
const notMeant = /\.test\.ts$|\/testing\/|\/messages\/|\/sample\/|\/art\/|-chapters\.ts$|\.d\.ts$/
const patienceMs = { once: 120_000, aFile: 15_000 }
const equivalent = new Map<string, string>(
  Object.entries(JSON.parse(readFileSync(join(import.meta.dirname, 'mutation/equivalent.json'), 'utf8'))),
)

/** What tests leave behind that are ended at their first failure. */
const leftovers = mkdtempSync(join(tmpdir(), 'mutate-'))
chmodSync(leftovers, 0o755) // PostgreSQL, which does not run as root, has its data there
process.once('exit', () => rmSync(leftovers, { recursive: true, force: true, maxRetries: 5 }))
// npm passes a signal on that its child has had already; the second must not end it before the file is restored.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

const files = readSources()
const meant = positionals.length > 0 ? positionals : everywhere
const all = meant.flatMap((place) => {
  const [pattern = '', wanted] = place.split(':')
  const paths = globSync(pattern).filter((path) => !notMeant.test(path))
  const found = paths.sort().flatMap((path) => mutantsOf(path, readFileSync(path, 'utf8')))
  return wanted === undefined ? found : found.filter(({ line }) => line === Number(wanted))
})
const chosen = values.sample ? draw(all, Number(values.sample), Number(values.seed)) : all

type Verdict = 'tests' | 'types' | 'lint' | 'journeys' | 'hung' | 'SURVIVED' | 'equivalent' | 'failing anyhow'
const counts: Record<Verdict, number> = {
  tests: 0,
  types: 0,
  lint: 0,
  journeys: 0,
  hung: 0,
  SURVIVED: 0,
  equivalent: 0,
  'failing anyhow': 0,
}
const green = new Map<string, boolean>()

for (const mutant of chosen) {
  const verdict = await judge(mutant)
  counts[verdict] += 1
  const { path, line } = mutant
  console.log(`${verdict.padEnd(10)} ${path}:${line} ${changeOf(readFileSync(path, 'utf8'), mutant)}`)
}
const { tests, types, lint, journeys, hung } = counts
const killed = tests + types + lint + journeys + hung
const rate = (100 * killed) / (killed + counts.SURVIVED)
console.log(
  `${chosen.length} of ${all.length} mutants: ${JSON.stringify(counts)}; killed ${rate.toFixed(1)} %`,
)

/** Of each kind in turn, or numbers moved by one would be half of a sample. */
function draw(mutants: readonly Mutant[], count: number, seed: number): Mutant[] {
  const kinds = [...Map.groupBy(shuffle(mutants, seededRandom(seed)), ({ kind }) => kind).values()]
  return mutants.flatMap((_, turn) => kinds.flatMap((ofKind) => ofKind[turn] ?? [])).slice(0, count)
}

async function judge(mutant: Mutant): Promise<Verdict> {
  const { path } = mutant
  const text = readFileSync(path, 'utf8')
  if (equivalent.has(`${path} ${changeOf(text, mutant)}`)) return 'equivalent'
  const restore = (): void => writeFileSync(path, text)
  process.prependOnceListener('exit', restore)
  try {
    writeFileSync(path, mutated(text, mutant))
    for (const tests of testsOf(path, files)) {
      const end = await runTests(tests)
      if (end === 0) continue
      restore()
      if (!(await isGreen(tests.join(' '), () => runTests(tests)))) return 'failing anyhow'
      return end === 'hung' ? 'hung' : 'tests'
    }
    if ((await run('node_modules/.bin/tsc', ['-p', '.'])) !== 0) return 'types'
    // How a line is written is no fault, so it is not formatted.
    const linted = ['lint', '--error-on-warnings', '--no-errors-on-unmatched', path]
    if ((await run('node_modules/.bin/biome', linted)) !== 0) return 'lint'
    const journeys = journeysOf(path)
    if (journeys.length === 0 || (await runJourneys(journeys)) === 0) return 'SURVIVED'
    restore()
    return (await isGreen(journeys.join(' '), () => runJourneys(journeys))) ? 'journeys' : 'failing anyhow'
  } finally {
    restore()
    process.removeListener('exit', restore)
  }
}

/** A test that fails anyhow would notice every fault. */
async function isGreen(names: string, runAgain: () => Promise<number | 'hung'>): Promise<boolean> {
  const known = green.get(names) ?? (await runAgain()) === 0
  green.set(names, known)
  return known
}

function runTests(tests: readonly string[]): Promise<number | 'hung'> {
  return run(process.execPath, ['--test', '--test-timeout=60000', '--test-reporter=tap', ...tests])
}

/** Chromium is enough here; the journeys that differ between engines have a configuration of their own. */
async function runJourneys(names: readonly string[]): Promise<number | 'hung'> {
  const isOfEngines = (name: string): boolean => name.startsWith('engines/')
  const kinds: [config: string, names: string[]][] = [
    ['playwright', names.filter((name) => !isOfEngines(name))],
    ['engines', names.filter(isOfEngines)],
  ]
  let end = await run(process.execPath, ['scripts/build.ts'])
  for (const [config, chosen] of kinds) {
    if (end !== 0 || chosen.length === 0) continue
    const options = ['-c', `e2e/${config}.config.ts`, '-x', '--reporter=dot']
    const engine = config === 'engines' ? ['--project', 'chromium*'] : []
    end = await run('node_modules/.bin/playwright', ['test', ...options, ...engine, ...chosen])
  }
  return end
}

/** The exit code, or that the run was ended, with all that it had started. One failure is enough. */
function run(command: string, args: string[]): Promise<number | 'hung'> {
  const env = { ...process.env, TMPDIR: leftovers }
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'], detached: true, env })
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null
  const end = (): unknown => child.pid && isRunning() && process.kill(-child.pid, 'SIGKILL')
  process.prependOnceListener('exit', end)
  return new Promise((resolve) => {
    const stop = (verdict: number | 'hung'): void => {
      end()
      resolve(verdict)
    }
    const timer = setTimeout(stop, patienceMs.once + args.length * patienceMs.aFile, 'hung')
    child.stdout.on('data', (text) => /^\s*not ok /m.test(String(text)) && stop(1))
    child.once('exit', (code) => {
      clearTimeout(timer)
      process.removeListener('exit', end)
      resolve(code ?? 'hung')
    })
  })
}
