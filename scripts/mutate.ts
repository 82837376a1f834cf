import { spawn } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { seededRandom, shuffle } from '@vikalp/domain/random'
import { readSources } from '../architecture/source-files.ts'
import { type Mutant, mutantsOf, mutated } from './mutation/mutants.ts'
import { testsOf } from './mutation/tests-of.ts'

// How good are the tests? npm run mutate -- FILE... puts every small fault into the files, one at a time, and runs
// their tests; --sample 40 --seed 7 draws some of them. Run it in a worktree of its own: the faults are put where they stand.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
})

const everywhere = ['{domain,contract,server,web}/src/**/*.{ts,sql}', 'content/tools/**/*.ts']
const notMeant = /\.test\.ts$|\/testing\/|\/messages\/|\/sample\/|\/art\/|-chapters\.ts$|\.d\.ts$/
const patienceMs = { once: 60_000, aFile: 15_000 }
const equivalent = new Map<string, string>(
  Object.entries(JSON.parse(readFileSync(join(import.meta.dirname, 'mutation/equivalent.json'), 'utf8'))),
)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const files = readSources()
const meant = positionals.length > 0 ? positionals : everywhere
const paths = globSync(meant)
  .filter((path) => !notMeant.test(path))
  .sort()
const all = paths.flatMap((path) => mutantsOf(path, readFileSync(path, 'utf8')))
const chosen = values.sample ? draw(all, Number(values.sample), Number(values.seed)) : all

type Verdict = 'tests' | 'types' | 'hung' | 'SURVIVED' | 'equivalent'
const counts: Record<Verdict, number> = { tests: 0, types: 0, hung: 0, SURVIVED: 0, equivalent: 0 }
const green = new Map<string, boolean>()

for (const mutant of chosen) {
  const verdict = await judge(mutant)
  counts[verdict] += 1
  console.log(`${verdict.padEnd(10)} ${describe(mutant)}`)
}
const killed = counts.tests + counts.types + counts.hung
const rate = (100 * killed) / (killed + counts.SURVIVED)
console.log(
  `${chosen.length} of ${all.length} mutants: ${JSON.stringify(counts)}; killed ${rate.toFixed(1)} %`,
)

/** Of each kind in turn, or numbers moved by one would be half of a sample. */
function draw(mutants: readonly Mutant[], count: number, seed: number): Mutant[] {
  const kinds = [...Map.groupBy(shuffle(mutants, seededRandom(seed)), ({ kind }) => kind).values()]
  return mutants.flatMap((_, turn) => kinds.flatMap((ofKind) => ofKind[turn] ?? [])).slice(0, count)
}

/** As it is written in the list of those that change nothing. */
function describe(mutant: Mutant): string {
  const { path, kind, line } = mutant
  const lineOf = (text: string): string => text.split('\n')[line - 1]?.trim() ?? ''
  const text = readFileSync(path, 'utf8')
  return `${path}:${line} ${kind}: ${lineOf(text)} => ${lineOf(mutated(text, mutant))}`
}

async function judge(mutant: Mutant): Promise<Verdict> {
  const { path } = mutant
  if (equivalent.has(describe(mutant).replace(/:\d+ /, ' '))) return 'equivalent'
  const text = readFileSync(path, 'utf8')
  const restore = (): void => writeFileSync(path, text)
  process.once('exit', restore)
  try {
    writeFileSync(path, mutated(text, mutant))
    for (const tests of testsOf(path, files)) {
      const end = await run(process.execPath, ['--test', '--test-timeout=60000', ...tests])
      if (end === 0) continue
      restore()
      await mustBeGreen(tests)
      return end === 'hung' ? 'hung' : 'tests'
    }
    return (await run('node_modules/.bin/tsc', ['-p', '.'])) === 0 ? 'SURVIVED' : 'types'
  } finally {
    restore()
    process.removeListener('exit', restore)
  }
}

/** A test that fails anyhow would notice every fault. */
async function mustBeGreen(tests: readonly string[]): Promise<void> {
  const key = tests.join()
  const isGreen = green.get(key) ?? (await run(process.execPath, ['--test', ...tests])) === 0
  green.set(key, isGreen)
  if (!isGreen) throw new Error(`These tests fail without a fault: ${tests.join(' ')}`)
}

/** The exit code, or that the run was ended, with all that it had started. */
function run(command: string, args: string[]): Promise<number | 'hung'> {
  const child = spawn(command, args, { stdio: 'ignore', detached: true })
  const end = (): unknown => child.pid && process.kill(-child.pid, 'SIGKILL')
  process.once('exit', end)
  return new Promise((resolve) => {
    const timer = setTimeout(
      () => {
        end()
        resolve('hung')
      },
      patienceMs.once + args.length * patienceMs.aFile,
    )
    child.once('exit', (code) => {
      clearTimeout(timer)
      process.removeListener('exit', end)
      resolve(code ?? 'hung')
    })
  })
}
