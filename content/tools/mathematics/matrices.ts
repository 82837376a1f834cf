export type Matrix = readonly (readonly number[])[]

const cell = (m: Matrix, row: number, column: number): number => m[row]?.[column] ?? Number.NaN

const columnsOf = (m: Matrix): number => m[0]?.length ?? 0

export const transpose = (m: Matrix): number[][] =>
  Array.from({ length: columnsOf(m) }, (_, column) => m.map((row) => row[column] ?? Number.NaN))

export function multiply(a: Matrix, b: Matrix): number[][] {
  if (columnsOf(a) !== b.length) throw new RangeError('the orders do not allow a product')
  const columns = transpose(b)
  return a.map((row) => columns.map((column) => row.reduce((sum, x, k) => sum + x * (column[k] ?? 0), 0)))
}

export const plus = (a: Matrix, b: Matrix): number[][] =>
  a.map((row, i) => row.map((x, j) => x + cell(b, i, j)))

export const scaled = (m: Matrix, k: number): number[][] => m.map((row) => row.map((x) => k * x))

const minor = (m: Matrix, row: number, column: number): number[][] =>
  m.filter((_, i) => i !== row).map((each) => each.filter((_, j) => j !== column))

export const cofactor = (m: Matrix, row: number, column: number): number =>
  (-1) ** (row + column) * determinant(minor(m, row, column))

export function determinant(m: Matrix): number {
  if (m.length !== columnsOf(m) && m.length > 0)
    throw new RangeError('only a square matrix has a determinant')
  if (m.length === 0) return 1
  return (m[0] ?? []).reduce((sum, x, column) => sum + (x === 0 ? 0 : x * cofactor(m, 0, column)), 0)
}

export const adjoint = (m: Matrix): number[][] =>
  transpose(m.map((row, i) => row.map((_, j) => cofactor(m, i, j))))

export function inverse(m: Matrix): number[][] {
  const d = determinant(m)
  if (d === 0) throw new RangeError('a singular matrix has no inverse')
  return scaled(adjoint(m), 1 / d)
}
