import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measures } from './measures.ts'
import { type Budgets, forgotten, judge, print, type Row } from './table.ts'

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    list: { type: 'boolean' },
    huge: { type: 'boolean' },
    screen: { type: 'string', multiple: true },
  },
})

const unknown = (options.only ?? []).filter((name) => !measures.some((measure) => measure.name === name))
if (options.list || unknown.length > 0) {
  for (const { name, gives } of measures) console.log(`${name.padEnd(20)} ${gives}`)
  if (unknown.length > 0) console.error(`There is no measure ${unknown.join(', ')}`)
  process.exit(unknown.length)
}

const budgets: Budgets = JSON.parse(readFileSync(join(import.meta.dirname, 'budgets.json'), 'utf8'))
const rows: Row[] = []
for (const { name, run } of measures.filter(({ name }) => !options.only || options.only.includes(name))) {
  const begin = performance.now()
  try {
    rows.push(...judge(await run(options), budgets))
    console.log(`${name}: measured in ${Math.round((performance.now() - begin) / 1000)} s`)
  } catch (error) {
    console.error(`${name}: FAILED, ${error instanceof Error ? error.stack : error}`)
    process.exitCode = 1
  }
}

console.log(`\n${print(rows).join('\n')}`)
const missing = options.only || options.screen ? [] : forgotten(rows, budgets)
for (const name of missing) console.error(`${name} has a budget, and nothing measured it`)
if (missing.length > 0 || rows.some(({ verdict }) => verdict === 'OVER')) process.exitCode = 1
process.exit()
