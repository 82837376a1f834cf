import { assertionReason, statements } from '../../../tools/mathematics/claims.ts'
import type { Computed } from '../../../tools/mathematics/computed.ts'
import { isClose, theOne } from '../../../tools/mathematics/computed.ts'
import { range } from '../../../tools/mathematics/counting.ts'
import { inverse, multiply } from '../../../tools/mathematics/matrices.ts'
import { cross, dot, magnitude, minus, plus, times, type Vector } from '../../../tools/mathematics/vectors.ts'

export const computed: Computed = {
  'vec-0001': () => {
    const given = [2, -1, 2]
    const fits = (v: Vector) =>
      isClose(magnitude(v), 6) && isClose(dot(v, given), magnitude(v) * magnitude(given))
    return theOne({
      D: fits([4, -2, 4]),
      A: fits([12, -6, 12]),
      B: fits(given.map((x) => x / 3)),
      C: fits([2, -4, 2]),
    })
  },
  'vec-0005': () => {
    const [v, opposite] = [
      [1, 0, 0],
      [-1, 0, 0],
    ]
    const collinear = magnitude(cross(v, opposite)) === 0 && magnitude(v) === magnitude(opposite)
    return statements(!(collinear && magnitude(minus(v, opposite)) > 0), true)
  },
  'vec-0007': () => {
    const [a, b] = [
      [3, 1],
      [1, 3],
    ]
    return {
      C: magnitude(plus(a, b)),
      A: magnitude(minus(a, b)),
      B: magnitude(a),
      D: magnitude(a) + magnitude(b),
    }
  },
  'vec-0008': () => {
    const [p, q] = [
      [1, 2, -1],
      [4, 5, 2],
    ]
    const divides = (r: Vector) => magnitude(minus(minus(r, p), times(2, minus(q, r)))) < 1e-9
    return theOne({
      D: divides([3, 4, 1]),
      B: divides([2, 3, 0]),
      C: divides([7, 8, 5]),
      A: divides([9, 12, 3]),
    })
  },
  'vec-0009': () => {
    const corner = (i: number): Vector => [
      Math.cos(((4 + i) * Math.PI) / 3),
      Math.sin(((4 + i) * Math.PI) / 3),
    ]
    const [A, B, C, E] = [corner(0), corner(1), corner(2), corner(4)]
    const [a, b, ae] = [minus(B, A), minus(C, B), minus(E, A)]
    const is = (p: number, q: number) => magnitude(minus(ae, plus(times(p, a), times(q, b)))) < 1e-9
    return theOne({ D: is(-1, 2), C: is(-1, 1), A: is(1, 2), B: is(-2, 2) })
  },
  'vec-0012': () => {
    const [a, b] = [0, 1]
    const c = (2 * a + 3 * b) / 5
    const inside = c > a && c < b
    const ratio = (c - a) / (b - c)
    return theOne({
      D: inside && isClose(ratio, 3 / 2),
      C: inside && isClose(ratio, 2 / 3),
      A: !inside && isClose(-ratio, 3 / 2),
      B: !inside && isClose(-ratio, 2 / 3),
    })
  },
  'vec-0013': () => {
    // In coordinates along a and b: on the line AQ x + 2y = 1, on the line BP 3x/2 + y = 1.
    const [x, y] = multiply(
      inverse([
        [1, 2],
        [3 / 2, 1],
      ]),
      [[1], [1]],
    ).flat()
    const [p, q] = [2 / 3, 1 / 2]
    return { B: (x ?? 0) + (y ?? 0), A: (p + q) / 2, C: 1, D: p + q }
  },
  'vec-0014': () => {
    const corners = [0, 1, 2, 3, 4, 5].map(
      (i): Vector => [Math.cos((i * Math.PI) / 3), Math.sin((i * Math.PI) / 3)],
    )
    const [A = [], , , D = []] = corners
    const sum = corners.map((corner) => minus(corner, A)).reduce(plus)
    const ad = minus(D, A)
    const k = dot(sum, ad) / dot(ad, ad)
    return { B: k, A: k - 1, C: corners.length - 1, D: 2 * k }
  },
  'vec-0016': () => {
    // A skew-symmetric matrix multiplies like the vector product with w; its effect on c gives w the length 1.
    const found = [[0, 0, 1], times(1 / 3, [2, 1, 2]), times(1 / 7, [3, -6, 2])].map((w) => {
      const [p = 0, q = 0, r = 0] = w
      const matrix = [
        [0, -r, q],
        [r, 0, -p],
        [-q, p, 0],
      ]
      const across = cross(w, [1, 0, 0])
      const a = plus(times(Math.sqrt(5), w), times(2 / magnitude(across), across))
      const image = (v: Vector) => matrix.map((row) => dot(row, v))
      const [b, c] = [image(a), image(image(a))]
      const given = [a, b, c].every((v, i) => isClose(magnitude(v), [3, 2, 2][i] ?? 0))
      return given ? dot(a, c) / magnitude(a) / magnitude(c) : Number.NaN
    })
    const [key = Number.NaN] = found
    return {
      A: found.every((cosine) => isClose(cosine, key)) ? key : Number.NaN,
      B: -2 / (3 * 2),
      C: 0 / (3 * 2),
      D: 2 ** 2 / (3 * 2),
    }
  },
  'vec-0019': () => {
    const sum = (t: number) => {
      const [a, b] = [
        [1, 0],
        [Math.cos(t), Math.sin(t)],
      ]
      return magnitude(plus(a, b)) + magnitude(minus(a, b))
    }
    const best = Math.max(...range(0, 720).map((i) => sum((i * Math.PI) / 720)))
    return { C: best, A: best / 2, B: sum(0), D: 2 + 2 }
  },
  'vec-0020': () => {
    const unit = (i: number): Vector => [Math.cos((i * Math.PI) / 60), Math.sin((i * Math.PI) / 60)]
    const square = (i: number, j: number) => magnitude(minus(unit(i), times(2, unit(j)))) ** 2
    const values = range(0, 119).flatMap((i) =>
      range(0, 119).map((j) => square(0, i) + square(i, j) + square(j, 0)),
    )
    return { C: Math.max(...values), A: 15 - 6, B: 3 * 5, D: 3 * square(0, 60) }
  },
  'vec-0021': () => {
    const [force, start, end] = [
      [3, 2, -1],
      [1, 0, 2],
      [4, 3, 1],
    ]
    return {
      B: dot(force, minus(end, start)),
      D: dot(force, plus(start, end)),
      A: 9 + 6 - 1,
      C: dot(force, end),
    }
  },
  'vec-0022': () => {
    const pairs: [Vector, Vector][] = [
      [
        [1, 2, 3],
        [-2, 5, 1],
      ],
      [
        [4, 0, 1],
        [1, 1, -4],
      ],
    ]
    const holds = pairs.every(([a, b]) =>
      isClose(magnitude(plus(a, b)) ** 2 - magnitude(minus(a, b)) ** 2, 4 * dot(a, b)),
    )
    return assertionReason(holds, holds, true)
  },
  'vec-0023': () => {
    const [a, b] = [(x: number) => [x, 1, 2], (x: number) => [x - 4, -1, -2]]
    const opposite = (x: number) => magnitude(cross(a(x), b(x))) < 1e-9
    const blunt = range(-30, 30).filter((x) => dot(a(x), b(x)) < 0)
    const fitting = blunt.filter((x) => !opposite(x))
    return {
      B: fitting.length,
      A: fitting.filter((x) => x > 0).length,
      C: blunt.length,
      D: range(-30, 30).filter((x) => dot(a(x), b(x)) <= 0 && !opposite(x)).length,
    }
  },
}
