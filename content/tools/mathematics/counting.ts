const isCount = (n: number): boolean => Number.isInteger(n) && n >= 0

export function factorial(n: number): number {
  if (!isCount(n)) throw new RangeError(`${n} has no factorial`)
  return n < 2 ? 1 : n * factorial(n - 1)
}

/** How many ordered selections of r there are among n. */
export function permute(n: number, r: number): number {
  if (!isCount(n) || !isCount(r)) throw new RangeError(`nothing is selected ${r} of ${n}`)
  return r > n ? 0 : range(n - r + 1, n).reduce((count, factor) => count * factor, 1)
}

/** How many selections of r there are among n. */
export const choose = (n: number, r: number): number => Math.round(permute(n, r) / factorial(r))

/** The whole numbers from one to the other, both included. */
export const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)

export function subsets<T>([first, ...others]: readonly T[]): T[][] {
  if (first === undefined) return [[]]
  const without = subsets(others)
  return without.concat(without.map((set) => [first, ...set]))
}

export const permutations = <T>(items: readonly T[]): T[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((first, at) =>
        permutations(items.filter((_, index) => index !== at)).map((rest) => [first, ...rest]),
      )

/** Every way to take one item of each list. */
export const product = <T>(...lists: readonly (readonly T[])[]): T[][] =>
  lists.reduce<T[][]>((rows, list) => rows.flatMap((row) => list.map((item) => [...row, item])), [[]])

/** Every selection of so many of the items, in their order. */
export const combinations = <T>(items: readonly T[], size: number): T[][] =>
  subsets(items).filter(({ length }) => length === size)
