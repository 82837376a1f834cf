import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { makeMemoryFolder } from './memory-folder.ts'

const root = join(import.meta.dirname, '..')
const folder = makeMemoryFolder('vikalp-tests-')
// Whatever the tests keep for a while, and their programs compiled once for all.
process.env.TMPDIR = folder
process.env.NODE_COMPILE_CACHE = join(folder, 'compiled')
const bin = (name: string): string => join(root, 'node_modules/.bin', name)

type Count = { passed: number; failed: number }
type Stage = [name: string, command: string, ...args: string[]]

/** Runs all checks, two at a time, and then the tests in stages, as two cores allow no more at once; ends with one line of totals. */
const checks: Stage[] = [
  // The longest come first.
  ['build', process.execPath, 'scripts/build.ts'],
  ['question bank', process.execPath, 'content/tools/main.ts', '--lint'],
  ['types', bin('tsc'), '-p', '.'],
  ['types of the oldest browser', bin('tsc'), '-p', 'web/src'],
  ['lint and format', bin('biome'), 'check', '--error-on-warnings', '.'],
]
const counts = [
  ...(await twoAtATime(checks)),
  nodeTests(),
  journeys('journeys in the browser', 'e2e/playwright.config.ts'),
  journeys('journeys in every engine', 'e2e/engines.config.ts'),
]
rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
const sum = counts.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }))
console.log(`${sum.passed} passed, ${sum.failed} failed`)
process.exitCode = sum.failed === 0 ? 0 : 1

function run(command: string, args: string[], environment: Record<string, string> = {}): number {
  const done = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  return done.status ?? 1
}

/** Each of them keeps one core busy at most; the next begins when one of two has ended. */
async function twoAtATime(stages: Stage[]): Promise<Count[]> {
  const left = [...stages]
  const done: Count[] = []
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) done.push(await check(next))
  }
  await Promise.all([work(), work()])
  return done
}

/** A check without tests counts as one test. What it says is printed at its end, in one piece. */
async function check([name, command, ...args]: Stage): Promise<Count> {
  const { code, said } = await outcomeOf(command, args)
  console.log(`\n## ${name}\n${said}`)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function outcomeOf(command: string, args: string[]): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    execFile(command, args, { cwd: root, maxBuffer: Infinity }, (error, out, problems) => {
      resolve({ code: error ? 1 : 0, said: `${out}${problems}`.trim() || error?.message || '' })
    })
  })
}

function nodeTests(): Count {
  console.log('\n## unit, route and architecture tests')
  const file = join(folder, 'node.xml')
  const reporters = [
    '--test-reporter=dot',
    '--test-reporter-destination=stdout',
    '--test-reporter=junit',
    `--test-reporter-destination=${file}`,
  ]
  const globs = [
    'architecture.test.ts',
    '{domain,contract,content,server,web,e2e,bench,scripts}/**/*.test.ts',
  ]
  const cluster = mkdtempSync(join(folder, 'cluster-'))
  const isPrepared = run(process.execPath, ['server/src/testing/database/prepare-cluster.ts', cluster]) === 0
  const status = run(
    process.execPath,
    ['--test', '--test-concurrency=2', '--test-timeout=180000', ...reporters, ...globs],
    isPrepared ? { PREPARED_CLUSTER: cluster } : {},
  )
  const report = readFileSync(file, 'utf8')
  const all = report.match(/<testcase\b/g)?.length ?? 0
  const failed = report.match(/<failure\b/g)?.length ?? 0
  return { passed: all - failed, failed: Math.max(failed, status === 0 ? 0 : 1) }
}

function journeys(name: string, config: string): Count {
  console.log(`\n## ${name}`)
  const file = join(folder, `${basename(config)}.json`)
  const status = run(bin('playwright'), ['test', '-c', config, '--reporter=dot,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  const { stats } = readReport(file)
  const failed = stats.unexpected + stats.flaky
  return { passed: stats.expected, failed: Math.max(failed, status === 0 ? 0 : 1) }
}

type Report = { stats: { expected: number; unexpected: number; flaky: number } }

function readReport(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { stats: { expected: 0, unexpected: 1, flaky: 0 } } // the run ended before it could report
  }
}
