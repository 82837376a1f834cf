import { type Matrix, plus, scaled, transpose } from '../../../tools/mathematics/matrices.ts'

/** The matrix with these rows, as in '1 2 / 3 4'. */
export const matrix = (rows: string): number[][] => rows.split(' / ').map((row) => row.split(' ').map(Number))
export const minus = (a: Matrix, b: Matrix): number[][] => plus(a, scaled(b, -1))
export const same = (a: Matrix, b: Matrix): boolean =>
  minus(a, b)
    .flat()
    .every((x) => Math.abs(x) < 1e-9)
export const isSymmetric = (m: Matrix): boolean => same(m, transpose(m))
