import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureGrowth } from './growth.bench.ts'
import { measureJavascriptSize } from './javascript-size.bench.ts'
import { measureLargestPaint } from './largest-paint.bench.ts'
import type { Measurement } from './measurement.ts'
import { measureQuestionBank } from './question-bank.bench.ts'
import { measureSecondStart } from './second-start.bench.ts'
import { measureSubmitRoundTrips } from './submit-round-trips.bench.ts'
import { measureSubmitThroughput } from './submit-throughput.bench.ts'

type Budget = number | { atLeast: number }

const budgets: Record<string, Budget> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'budgets.json'), 'utf8'),
)

const measures = [
  measureJavascriptSize,
  measureQuestionBank,
  measureSubmitRoundTrips,
  measureSecondStart,
  measureSubmitThroughput,
  measureLargestPaint,
  measureGrowth,
]

for (const measure of measures)
  for (const { name, value } of await measure()) {
    const isKept = keeps({ name, value })
    console.log(`${isKept ? 'ok  ' : 'OVER'} ${name}: ${value} (${describe(budgets[name])})`)
    if (!isKept) process.exitCode = 1
  }

function keeps({ name, value }: Measurement): boolean {
  const budget = budgets[name]
  if (budget === undefined) return false
  return typeof budget === 'number' ? value <= budget : value >= budget.atLeast
}

function describe(budget: Budget | undefined): string {
  if (budget === undefined) return 'has no budget'
  return typeof budget === 'number' ? `at most ${budget}` : `at least ${budget.atLeast}`
}
