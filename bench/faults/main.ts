import { parseArgs } from 'node:util'
import { type Fault, passes, type Row, Skipped } from './fault.ts'
import { faults } from './faults.ts'

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    quick: { type: 'boolean' },
    list: { type: 'boolean' },
  },
})

const unknown = (options.only ?? []).filter((name) => !faults.some((fault) => fault.name === name))
if (options.list || unknown.length > 0) {
  for (const { name, does, criterion } of faults) console.log(`${name.padEnd(24)} ${does}; ${criterion}`)
  if (unknown.length > 0) console.error(`There is no fault ${unknown.join(', ')}`)
  process.exit(unknown.length)
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

const columns = ['acknowledged', 'lost', 'doubled', '5xx but 503', 'longest away', 'back by itself', 'took']
const line = (name: string, cells: readonly string[]): string =>
  [name.padEnd(24), ...cells.map((cell, i) => cell.padStart(columns[i]?.length ?? 0))].join('  ')

console.log(line('fault', columns))
for (const fault of faults.filter(({ name }) => !options.only || options.only.includes(name)))
  if (!(await isWithstood(fault))) process.exitCode = 1
process.exit()

async function isWithstood(fault: Fault): Promise<boolean> {
  const begin = performance.now()
  try {
    const row = await fault.run(options.quick ?? false)
    console.log(line(fault.name, cellsOf(row, performance.now() - begin)))
    for (const breach of row.breaches) console.log(`    ${breach}`)
    return passes(row)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.log(`${fault.name.padEnd(24)}  ${error instanceof Skipped ? 'skipped' : 'FAILED'}: ${reason}`)
    return error instanceof Skipped
  }
}

function cellsOf(row: Row, took: number): string[] {
  const { acknowledged, lost, doubled, serverErrors, longestAwayMs, isBack } = row
  return [
    ...[acknowledged, lost, doubled, serverErrors].map(String),
    seconds(longestAwayMs),
    isBack ? 'yes' : 'NO',
    seconds(took),
  ]
}
