import { assertionReason, statements } from '../../tools/mathematics/claims.ts'
import { type Computed, theOne } from '../../tools/mathematics/computed.ts'
import {
  choose,
  combinations,
  factorial,
  permutations,
  permute,
  product,
  range,
} from '../../tools/mathematics/counting.ts'
import { sum } from '../../tools/mathematics/data.ts'
import { multiply, transpose } from '../../tools/mathematics/matrices.ts'
import { match, which } from '../../tools/mathematics/options.ts'

export const computed: Computed = {
  'pmc-0009': () => {
    const list = permutations([...'BRICK'])
      .map((word) => word.join(''))
      .sort()
    const place = list.indexOf('BRICK') + 1
    return {
      C: place,
      A: list.filter((word) => word < 'BR').length,
      B: place - 1,
      D: list.filter((word) => word.startsWith('B')).length,
    }
  },
  'pmc-0026': () => {
    const chosen = (isAllowed: (a: number, b: number) => boolean) =>
      combinations(range(0, 11), 3).filter((three) =>
        combinations(three, 2).every(([a = 0, b = 0]) => isAllowed(a, b)),
      ).length
    return {
      B: chosen((a, b) => ![1, 11].includes(Math.abs(a - b))),
      A: combinations(range(0, 11), 3).length - 12 * 10,
      C: chosen((a, b) => Math.abs(a - b) !== 1),
      D: combinations(range(0, 11), 3).length,
    }
  },
  'pmc-0028': () => {
    const divides = (count: number, divisor: number) =>
      range(1, 60).every((first) => permute(first + count - 1, count) % divisor === 0)
    return statements(divides(5, 120), divides(4, 48))
  },
  'pmc-0029': () => {
    const wanted = choose(10, 4)
    return theOne({
      D: permute(10, 4) !== 4 * wanted,
      A: choose(10, 6) !== wanted,
      C: choose(9, 3) + choose(9, 4) !== wanted,
      B: (10 * 9 * 8 * 7) / factorial(4) !== wanted,
    })
  },
  'pmc-0030': () => {
    const truths = [
      choose(8, 3) === choose(8, 5),
      permute(8, 3) === 6 * choose(8, 3),
      choose(8, 3) + choose(8, 4) === choose(8, 7),
      range(0, 8).every((r) => choose(8, r) <= choose(8, 4)),
      permute(8, 8) === permute(8, 7),
    ]
    return which(truths, { D: 'ABDE', A: 'ABD', B: 'DABC', C: 'ACE' })
  },
  'pmc-0031': () => {
    const rows = product(...range(1, 3).map(() => [-1, 0, 1]))
    const diagonal = (m: number[][]) => m.map((row, i) => row[i] ?? 0)
    const found = product(rows, rows, rows).filter(
      (m) =>
        multiply(m, transpose(m)).every((row, i) => row.every((x, j) => x === (i === j ? 1 : 0))) &&
        sum(diagonal(m)) === 1,
    )
    const isDiagonal = (m: number[][]) => diagonal(m).every((x) => x !== 0)
    return {
      D: found.length,
      A: found.filter(isDiagonal).length,
      B: found.filter((m) => m.every((row, i) => row.every((x, j) => i === j || x >= 0))).length,
      C: found.filter((m) => !isDiagonal(m)).length,
    }
  },
  'pmc-0037': () => {
    const apart = (word: string, together = /(.)\1/) => {
      const rows = new Set(permutations([...word]).map((row) => row.join('')))
      const suitable = [...rows].filter((row) => !together.test(row)).length
      return { suitable, chance: suitable / rows.size }
    }
    const [pepper, better] = [apart('PEPPER'), apart('BETTER')]
    const posterior = (first: number, second: number, prior = 4 / 6) =>
      (prior * first) / (prior * first + (1 - prior) * second)
    return {
      C: posterior(pepper.chance, better.chance),
      A: posterior(pepper.suitable, better.suitable),
      B: posterior(pepper.chance, better.chance, 1 / 2),
      D: posterior(apart('PEPPER', /PP/).chance, better.chance),
    }
  },
  'pmc-0038': () => {
    const list = permutations([...'APPLE']).map((word) => word.join(''))
    const a = new Set(list).size === 60
    const exchanged = (word: string) => [...word].map((letter) => letter).join('')
    const r = list.every((word) => exchanged(word) !== word)
    return assertionReason(a, r, false)
  },
  'pmc-0044': () => {
    const toys = product([0, 1], [0, 1], [0, 1], [0, 1])
    const given = (way: number[]) => way.filter((child) => child === 1).length
    const shares = product(range(0, 3), range(0, 3), range(0, 3)).filter(
      ([a = 0, b = 0, c = 0]) => a + b + c === 3,
    )
    const found = [
      toys.filter((way) => given(way) > 0 && given(way) < 4).length,
      shares.length,
      (choose(6, 2) * choose(4, 2)) / factorial(3),
      toys.filter((way) => given(way) === 2).length,
    ]
    return match(found, [15, 6, 14, 10], { A: '3412', C: '1432', B: '1234', D: '3214' })
  },
  'pmc-0045': () => {
    const letters = product(...range(1, 4).map(() => range(1, 3))).length
    const balls = product(...range(1, 3).map(() => range(0, 4))).filter((boxes) => sum(boxes) === 4).length
    return statements(letters === 4 ** 3, balls === 15)
  },
}
