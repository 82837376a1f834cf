import type { Measurement } from './measurement.ts'

/** A ceiling, a floor, or both. */
export type Budget = number | { atLeast: number } | { from: number; to: number }
export type Budgets = Readonly<Record<string, Budget>>

export type Row = {
  cells: [name: string, measured: string, budget: string]
  verdict: Verdict
  reason?: string
}
type Verdict = 'ok' | 'OVER' | 'not measured'

/** One row for each measurement; a figure without a budget is over it. */
export function judge(measurements: readonly Measurement[], budgets: Budgets): Row[] {
  return measurements.map(({ name, value, reason }) => {
    const budget = budgets[name]
    const verdict =
      budget === undefined ? 'OVER' : value === undefined ? 'not measured' : verdictOn(value, budget)
    return { cells: [name, String(value ?? ''), describe(budget)], verdict, reason }
  })
}

/** The figures that have a budget and that nobody measured. */
export const forgotten = (rows: readonly Row[], budgets: Budgets): string[] =>
  Object.keys(budgets).filter((name) => rows.every(({ cells }) => cells[0] !== name))

function verdictOn(value: number, budget: Budget): Verdict {
  return isKept(value, budget) ? 'ok' : 'OVER'
}

function isKept(value: number, budget: Budget): boolean {
  if (typeof budget === 'number') return value <= budget
  return 'atLeast' in budget ? value >= budget.atLeast : value >= budget.from && value <= budget.to
}

function describe(budget: Budget | undefined): string {
  if (budget === undefined) return 'has none'
  if (typeof budget === 'number') return `at most ${budget}`
  return 'atLeast' in budget ? `at least ${budget.atLeast}` : `${budget.from} to ${budget.to}`
}

const head: Row['cells'] = ['figure', 'measured', 'budget']

/** As lines of text, in columns. */
export function print(rows: readonly Row[]): string[] {
  const widths = head.map((title, i) =>
    Math.max(title.length, ...rows.map(({ cells }) => cells[i]?.length ?? 0)),
  )
  const line = ([name, measured, budget]: Row['cells'], verdict: string): string => {
    const [first = 0, second = 0, third = 0] = widths
    return `${name.padEnd(first)}  ${measured.padStart(second)}  ${budget.padEnd(third)}  ${verdict}`.trimEnd()
  }
  return [
    line(head, ''),
    ...rows.map(({ cells, verdict, reason }) => line(cells, reason ? `${verdict}: ${reason}` : verdict)),
  ]
}
