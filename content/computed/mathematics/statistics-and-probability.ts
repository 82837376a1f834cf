import { assertionReason, statements } from '../../tools/mathematics/claims.ts'
import { type Computed, isClose, theOne } from '../../tools/mathematics/computed.ts'
import { combinations, product, range } from '../../tools/mathematics/counting.ts'
import { mean, meanDeviation, median, share, sum, variance } from '../../tools/mathematics/data.ts'
import { firstCount, match, which } from '../../tools/mathematics/options.ts'

const faces = range(1, 6)
const dicePairs = product(faces, faces).map(([a = 0, b = 0]) => [a, b] as const)

/** Sets of the given size, made of small numbers. */
const samples = (size: number, most: number): number[][] =>
  range(0, 199).map((seed) => range(1, size).map((index) => (seed * 7 + index * index * (seed + 3)) % most))

/** The probabilities of two events and of their overlap, in twelfths and the like. */
const eventPairs = (parts: number): { a: number; b: number; both: number }[] =>
  product(range(0, parts), range(0, parts), range(0, parts))
    .map(([onlyA = 0, onlyB = 0, both = 0]) => ({
      a: onlyA + both,
      b: onlyB + both,
      both,
      all: onlyA + onlyB + both,
    }))
    .filter(({ a, b, all }) => all <= parts && a > 0 && b > 0 && a < parts && b < parts)
    .map(({ a, b, both }) => ({ a: a / parts, b: b / parts, both: both / parts }))

export const computed: Computed = {
  'stp-0009': () => {
    const trials = samples(5, 12)
    const a = trials.every((x) => meanDeviation(x, median(x)) <= meanDeviation(x, mean(x)) + 1e-9)
    const r = trials.every((x) => Math.abs(sum(x.map((value) => value - mean(x)))) < 1e-9)
    // Signed deviations cancel about the mean alone, which says nothing of absolute ones.
    return assertionReason(a, r, false)
  },
  'stp-0016': () => {
    const trials = samples(5, 9).filter((x) => variance(x) > 0)
    const shifted = trials.every((x) => isClose(variance(x.map((value) => value + 7)), variance(x) + 7))
    const scaled = trials.every((x) => isClose(variance(x.map((value) => -2 * value)), 4 * variance(x)))
    return statements(shifted, scaled)
  },
  'stp-0020': () => {
    const least = 0.7 + 0.6 - 1
    const possible = (value: number) => value >= least - 1e-9 && value <= 0.6 + 1e-9
    return theOne({ A: !possible(0.25), B: !possible(0.3), C: !possible(0.42), D: !possible(0.6) })
  },
  'stp-0021': () => ({
    C: share(dicePairs, ([a, b]) => 72 % (a * b) === 0),
    A: share(dicePairs, ([a, b]) => 72 % (a * b) !== 0),
    B: share(dicePairs, ([a, b]) => 12 % (a * b) === 0),
    D: share(dicePairs, ([a, b]) => 144 % (a * b) === 0),
  }),
  'stp-0027': () => {
    const high = dicePairs.filter(([a, b]) => a + b >= 9)
    const six = dicePairs.filter((pair) => pair.includes(6))
    return {
      D: share(high, (pair) => pair.includes(6)),
      A: share(dicePairs, ([a, b]) => a + b >= 9 && (a === 6 || b === 6)),
      B: share(high, ([a, b]) => (a === 6) !== (b === 6)),
      C: share(six, ([a, b]) => a + b >= 9),
    }
  },
  'stp-0029': () => ({
    C: firstCount((n) => (2 / 3) ** n < 0.1),
    A: firstCount((n) => (1 / 3) ** n < 0.1),
    B: firstCount((n) => (2 / 3) ** n < 0.1) - 1,
    D: firstCount((n) => (5 / 6) ** n < 0.1),
  }),
  'stp-0030': () => {
    const trials = eventPairs(12)
    const exclusive = trials.filter(({ both }) => both === 0)
    const independent = trials.filter(({ a, b, both }) => isClose(both, a * b))
    return statements(
      exclusive.every(({ a, b, both }) => isClose(both, a * b)),
      independent.every(({ a, b, both }) => isClose(a - both, a * (1 - b))),
    )
  },
  'stp-0031': () => {
    const [a, b, both] = [1 / 2, 1 / 3, 1 / 4]
    const found = [both / b, both / a, a + b - both, (a - both) / (1 - b)]
    return match(found, [3 / 8, 7 / 12, 3 / 4, 1 / 2], { A: '3421', C: '4321', B: '3412', D: '4312' })
  },
  'stp-0032': () => {
    const trials = eventPairs(12).filter(({ a, b, both }) => both === a && a < b)
    const truths = [
      trials.every(({ a, both }) => isClose(both / a, 1)),
      trials.every(({ a, b, both }) => both / b > a),
      trials.every(({ a, b, both }) => isClose(both, a * b)),
      trials.every(({ a, b, both }) => isClose(a + b - both, b)),
      trials.every(({ b, both }) => isClose((b - both) / b, 0)),
    ]
    return which(truths, { A: 'ABD', B: 'AD', D: 'ADE', C: 'BCD' })
  },
  'stp-0036': () => {
    const moved = combinations(['R', 'R', 'R', 'R', 'B', 'B'], 2).map(
      (pair) => pair.filter((ball) => ball === 'R').length,
    )
    return {
      B: sum(moved.map((red) => (3 + red) / 8)) / moved.length,
      A: 3 / 6,
      C: (4 + 3) / 12,
      D: (3 + 2) / 8,
    }
  },
  'stp-0042': () => {
    const cards = [1, 2, 3, 4, 5]
    const larger = combinations(cards, 2).map((pair) => Math.max(...pair))
    const withRepeats = cards.flatMap((a) => cards.map((b) => Math.max(a, b)))
    return { D: mean(larger), A: mean(cards), B: mean([2, 3, 4, 5]), C: mean(withRepeats) }
  },
  'stp-0043': () => {
    const counts = combinations([1, 1, 1, 1, 0, 0, 0, 0, 0, 0], 3).map(sum)
    const squares = counts.map((x) => x * x)
    return { A: variance(counts), B: 3 * 0.4 * 0.6, C: mean(squares) - mean(counts), D: mean(squares) }
  },
  'stp-0055': () => {
    const sets = [...samples(4, 5), [3, 3, 3, 3], [1, 3]]
    const areEqual = (x: number[]) => new Set(x).size === 1
    return assertionReason(
      sets.every((x) => variance(x) > 0 || areEqual(x)),
      sets.every((x) => !isClose(sum(x.map((value) => value - mean(x))), 0) || areEqual(x)),
      false,
    )
  },
}
