import type { TestResults } from '@vikalp/contract/mocks/tests'

type Row = TestResults['rows'][number]

export const resultOrders = ['name', 'rollNo', 'score'] as const
export type ResultOrder = (typeof resultOrders)[number]

const byRollNo = (a: Pick<Row, 'rollNo'>, b: Pick<Row, 'rollNo'>): number =>
  a.rollNo.localeCompare(b.rollNo, 'en', { numeric: true })

/** As the server has them, by name, unless the teacher wants them otherwise; the best first. */
export function inOrder<R extends Pick<Row, 'rollNo' | 'score'>>(
  rows: readonly R[],
  order: ResultOrder,
): R[] {
  if (order === 'rollNo') return [...rows].sort(byRollNo)
  return order === 'score' ? [...rows].sort((a, b) => b.score - a.score) : [...rows]
}
