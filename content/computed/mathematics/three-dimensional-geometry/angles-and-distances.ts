import { assertionReason, statements, trueOnes } from '../../../tools/mathematics/claims.ts'
import type { Computed } from '../../../tools/mathematics/computed.ts'
import { isClose, theOne } from '../../../tools/mathematics/computed.ts'
import { range } from '../../../tools/mathematics/counting.ts'
import { inverse } from '../../../tools/mathematics/matrices.ts'
import {
  cross,
  dot,
  magnitude,
  minus,
  shortestDistance,
  times,
  type Vector,
} from '../../../tools/mathematics/vectors.ts'

export const computed: Computed = {
  'tdg-0034': () => {
    const cosine = (u: Vector, v: Vector) => Math.abs(dot(u, v)) / magnitude(u) / magnitude(v)
    const [o, a, g, f] = [
      [0, 0, 0],
      [1, 0, 0],
      [1, 2, 2],
      [0, 2, 2],
    ]
    return {
      D: cosine(minus(g, o), minus(f, a)),
      A: cosine(g, [1, 2, -2]),
      B: cosine([1, 1, 1], [-1, 1, 1]),
      C: cosine(g, [1, 2, 0]),
    }
  },
  'tdg-0035': () => {
    const n = cross([1, 2, 2], [2, -2, 1])
    const cosine = (k: number) => Math.abs(dot(n, [0, 1, k])) / magnitude(n) / magnitude([0, 1, k])
    const [low = Number.NaN, high = Number.NaN] = range(-100, 100).filter((k) =>
      isClose(cosine(k), Math.SQRT1_2),
    )
    return { C: low * high, A: low + high, B: low, D: -(low + high) }
  },
  'tdg-0036': () => {
    const cosine = (k: number) => Math.abs(dot([1, k, 1], [1, 1, 0])) / magnitude([1, k, 1]) / Math.SQRT2
    const fitting = range(-100, 100).filter((k) => isClose(cosine(k), 0.5))
    const total = (list: number[]) => list.reduce((sum, k) => sum + k, 0)
    return {
      B: total(fitting),
      A: 2 * total(fitting),
      C: total(fitting.filter((k) => 1 + k > 0)),
      D: -total(fitting),
    }
  },
  'tdg-0037': () => {
    const [x, y, z] = [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ]
    const parallel = (u: Vector, v: Vector) => magnitude(cross(u, v)) === 0
    // The x-axis and the line through (0, 0, 1) along y have no common point and are skew.
    const skew = dot(z, cross(x, y)) !== 0
    const truth = trueOnes({
      P: !(dot(x, z) === 0 && dot(y, z) === 0) || parallel(x, y),
      Q: parallel(times(2, x), times(-3, x)),
      R: skew && !parallel(x, y),
      S: !skew || parallel(x, y),
    })
    return theOne({ A: truth === 'QR', B: truth === 'PQ', C: truth === 'PQS', D: truth === 'QRS' })
  },
  'tdg-0038': () => ({
    C: shortestDistance(
      [
        [0, 0, 0],
        [1, 0, 0],
      ],
      [
        [2, 3, 0],
        [0, 0, 1],
      ],
    ),
    A: 0,
    B: 2,
    D: Math.hypot(2, 3),
  }),
  'tdg-0039': () => {
    const [v, d] = [
      [4, 1, 0],
      [1, 2, 2],
    ]
    const along = dot(v, d) / magnitude(d)
    return {
      B: magnitude(cross(v, d)) / magnitude(d),
      A: along,
      C: magnitude(v),
      D: Math.hypot(magnitude(v), along),
    }
  },
  'tdg-0040': () => {
    const inverseOfA = [
      [1, 4, 8],
      [2, 1, 0],
      [2, 5, 9],
    ]
    const [a = [], b = [], c = []] = inverse(inverseOfA)
    const column = inverseOfA.map(([first = 0]) => first)
    const [row = []] = inverseOfA
    return {
      B: shortestDistance([[0, 0, 0], b], [a, c]),
      A: dot(a, column) / magnitude(row),
      C: dot(a, column),
      D: magnitude(column),
    }
  },
  'tdg-0041': () => {
    const meets = (k: number) =>
      isClose(
        shortestDistance(
          [
            [1, 2, 3],
            [1, 2, 2],
          ],
          [
            [4, k, 4],
            [2, -2, 1],
          ],
        ),
        0,
      )
    const [found = Number.NaN] = range(-50, 50).filter(meets)
    return { C: found, A: 2 - (6 + 2), B: found - 2, D: 2 }
  },
  'tdg-0042': () => {
    const at = (k: number) =>
      shortestDistance(
        [
          [0, 0, 0],
          [1, 2, 2],
        ],
        [
          [2, k, 2],
          [2, -2, 1],
        ],
      )
    const [found = Number.NaN] = range(1, 60).filter((k) => isClose(at(k), 3))
    const fromFirst = (k: number) => magnitude(cross([2, k, 2], [1, 2, 2])) / 3
    return { C: fromFirst(found), A: fromFirst(3), B: at(found), D: dot([2, found, 2], [1, 2, 2]) / 3 }
  },
  'tdg-0043': () => {
    const [p, q] = [
      [0, 1, 1],
      [1, 1, 0],
    ]
    const shortest = shortestDistance([[1, 0, 0], p], [[0, 0, 4], q])
    const isEnd = (end: Vector) =>
      end[0] === 1 &&
      end[1] === end[2] &&
      isClose(magnitude(cross(minus([0, 0, 4], end), q)) / magnitude(q), shortest)
    return theOne({ B: isEnd([1, 3, 3]), A: isEnd([2, 2, 4]), C: isEnd([1, 2, 2]), D: isEnd([1, 4, 4]) })
  },
  'tdg-0044': () => {
    const meeting = shortestDistance(
      [
        [0, 0, 0],
        [1, 0, 0],
      ],
      [
        [0, 5, 0],
        [1, 1, 0],
      ],
    )
    const skew = shortestDistance(
      [
        [0, 0, 0],
        [1, 0, 0],
      ],
      [
        [0, 0, 1],
        [0, 1, 0],
      ],
    )
    return statements(isClose(meeting, 0), skew > 0)
  },
  'tdg-0045': () => {
    const side = 6
    return {
      C: shortestDistance(
        [
          [0, 0, 0],
          [1, 1, 1],
        ],
        [
          [side, 0, 0],
          [0, 0, 1],
        ],
      ),
      A: side / 2,
      B: side / Math.sqrt(3),
      D: side,
    }
  },
  'tdg-0054': () => {
    const first = (t: number) => [1 + 2 * t, 2 - t, 2 * t]
    const second = (t: number) => [t, 4 * t, 5 + t]
    const product = dot(minus(first(1), first(0)), minus(second(1), second(0)))
    return assertionReason(product === 0, true, true)
  },
}
