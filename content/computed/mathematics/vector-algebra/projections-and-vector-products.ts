import { assertionReason, statements, trueOnes } from '../../../tools/mathematics/claims.ts'
import type { Computed } from '../../../tools/mathematics/computed.ts'
import { isClose, theOne } from '../../../tools/mathematics/computed.ts'
import { product, range } from '../../../tools/mathematics/counting.ts'
import { cross, dot, magnitude, minus, plus, times, type Vector } from '../../../tools/mathematics/vectors.ts'

export const computed: Computed = {
  'vec-0024': () => {
    const [a, b] = [
      [2, 3, 6],
      [1, 2, 2],
    ]
    return {
      C: dot(a, b) / magnitude(b),
      A: dot(a, b) / dot(b, b),
      B: dot(a, b) / magnitude(a),
      D: dot(a, b),
    }
  },
  'vec-0025': () => {
    const b = [2, -1, 2]
    const turns = [0, 0.5, 1, 1.5, 2, 2.5, 3]
    const vectors: Vector[] = turns.flatMap((s) =>
      turns.map((t) => [Math.sin(s) * Math.cos(t), Math.sin(s) * Math.sin(t), Math.cos(s)]),
    )
    const projection = (a: Vector) => dot(a, b) / magnitude(b)
    const most = Math.max(...[...vectors, times(1 / 3, b)].map((a) => projection(times(3, a))))
    // The angle by the cosine rule in the triangle of both vectors.
    const cosine = (a: Vector) => (1 + dot(b, b) - magnitude(minus(a, b)) ** 2) / (2 * magnitude(b))
    return assertionReason(
      most < 4,
      vectors.every((a) => isClose(projection(a), cosine(a))),
      true,
    )
  },
  'vec-0027': () => {
    const [a, b] = [
      [1, 1, 0],
      [3, 1, 2],
    ]
    const parallel = times(dot(a, b) / dot(a, a), a)
    return {
      A: magnitude(minus(b, parallel)),
      B: magnitude(parallel),
      C: magnitude(b),
      D: Math.sqrt(dot(b, b) + dot(parallel, parallel)),
    }
  },
  'vec-0028': () => {
    const projection = (a: Vector, b: Vector) => dot(a, b) / magnitude(b)
    const pairs: [Vector, Vector][] = [
      [
        [1, 2, 3],
        [3, 2, 1],
      ],
      [
        [1, 2, 3],
        [2, 0, 1],
      ],
      [
        [5, 1, 0],
        [1, 1, 1],
      ],
    ]
    const first = pairs.every(
      ([a, b]) => !isClose(projection(a, b), projection(b, a)) || isClose(magnitude(a), magnitude(b)),
    )
    return statements(first, projection([1, 0, 0], [0, 1, 0]) !== 0)
  },
  'vec-0029': () => {
    const found = cross([1, 2, 0], [0, 1, 3])
    const is = (v: Vector) => magnitude(minus(found, v)) < 1e-9
    return theOne({ D: is([6, -3, 1]), B: is([6, 3, 1]), C: is([-6, 3, -1]), A: is([0, 2, 0]) })
  },
  'vec-0031': () => {
    const fits = (v: Vector) =>
      isClose(magnitude(v), 3 * Math.sqrt(3)) &&
      dot(v, [1, 0, 1]) === 0 &&
      dot(v, [0, 1, 1]) === 0 &&
      (v[2] ?? 0) > 0
    return theOne({ A: fits([-3, -3, 3]), B: fits([3, -3, 3]), C: fits([3, 3, 3]), D: fits([-1, -1, 1]) })
  },
  'vec-0032': () => {
    const numbers = range(0, 3)
    const vectors = product(numbers, numbers, numbers)
    const classes = new Set(vectors.map((v) => String(cross(v, [1, 1, 1]))))
    const zeros = (v: Vector) => v.filter((x) => x === 0).length
    const withOverlaps = vectors.reduce((count, v) => count + zeros(v), 0)
    return {
      A: classes.size,
      B: withOverlaps - vectors.filter((v) => zeros(v) === 2).length,
      C: withOverlaps,
      D: vectors.length,
    }
  },
  'vec-0033': () => {
    const [i, j, k] = [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ]
    const listed = [0, 1, Math.SQRT2, 2]
    const values = [
      magnitude(cross(i, plus(j, k))),
      dot(plus(i, j), plus(j, k)),
      magnitude(cross(plus(i, j), minus(i, j))),
      dot(cross(i, j), j),
    ]
    const match = values.map((v) => 1 + listed.findIndex((x) => isClose(x, v))).join('')
    return theOne({ D: match === '3241', C: match === '4231', A: match === '4132', B: match === '3142' })
  },
  'vec-0034': () => {
    const [a, b, c] = [
      [1, 1, 1],
      [2, 0, 1],
      [3, -1, 0],
    ]
    const square = (t: number) => dot(plus(b, times(t, a)), plus(b, times(t, a)))
    const t = -dot(b, c) / dot(a, c)
    return { B: square(t), A: square(0), C: square(-t), D: square(-dot(b, c)) }
  },
  'vec-0035': () => {
    const a = [1, 2, 2]
    const [across, along] = [
      [2, -1, 0],
      [2, 4, 4],
    ] // a difference of b and c that one of the products cannot see
    const hidden = { dot: dot(a, across) === 0, cross: magnitude(cross(a, along)) === 0 }
    const seen = [across, along, [1, 0, 0], [3, 1, -2]].every(
      (d) => dot(a, d) !== 0 || magnitude(cross(a, d)) > 0,
    )
    const truth = trueOnes({ P: !hidden.dot, Q: !hidden.cross, R: seen, S: seen })
    return theOne({ A: truth === 'RS', C: truth === 'PR', D: truth === 'QR', B: truth === 'QRS' })
  },
  'vec-0036': () => {
    const [a, b] = [
      [2, 2, 0],
      [3, 0, 0],
    ]
    if (!isClose(magnitude(cross(a, b)), dot(a, b)))
      throw new RangeError('the vectors do not satisfy the condition')
    return {
      C: magnitude(plus(a, b)),
      A: magnitude(minus(a, b)),
      B: Math.sqrt(dot(a, a) + dot(b, b)),
      D: magnitude(a) + magnitude(b),
    }
  },
  'vec-0037': () => {
    const [a, b, c] = [
      [1, 2, 0],
      [3, -1, 2],
      [0, 1, 1],
    ]
    const differ = (u: Vector, v: Vector) => magnitude(minus(u, v)) > 1e-9
    return theOne({
      D: differ(cross(a, plus(b, c)), plus(cross(b, a), cross(c, a))),
      A: magnitude(cross(a, a)) > 1e-9,
      B: Math.abs(dot(cross(a, b), b)) > 1e-9,
      C: magnitude(cross(a, b)) > magnitude(a) * magnitude(b),
    })
  },
  'vec-0038': () => {
    const [a, b] = [
      [1, 2, 2],
      [3, 0, 1],
    ]
    const area = magnitude(cross(a, b))
    return { C: area, A: area / 2, B: dot(a, b), D: magnitude(a) * magnitude(b) }
  },
  'vec-0039': () => {
    const [p, q] = [
      [2, 2, 1],
      [1, -2, 2],
    ]
    const area = magnitude(cross(times(0.5, plus(p, q)), times(0.5, minus(p, q))))
    return { B: area, A: area / 2, C: magnitude(cross(p, q)), D: 2 * magnitude(cross(p, q)) }
  },
  'vec-0040': () => {
    const [a, b] = [minus([2, 3, 1], [1, 1, 1]), minus([1, 2, 3], [1, 1, 1])]
    const whole = magnitude(cross(a, b))
    return { B: whole / 2, A: whole / 4, C: (magnitude(a) * magnitude(b)) / 2, D: whole }
  },
  'vec-0041': () => {
    const [A, B, C] = [
      [0, 0, 0],
      [5, 1, 0],
      [2, 4, 0],
    ]
    const p = plus(times(1 / 2, B), times(1 / 3, C))
    const area = (u: Vector, v: Vector, w: Vector) => magnitude(cross(minus(v, u), minus(w, u))) / 2
    const whole = area(A, B, C)
    return {
      A: area(p, B, C) / whole,
      B: area(p, A, B) / whole,
      C: area(p, C, A) / whole,
      D: 1 - area(p, B, C) / whole,
    }
  },
  'vec-0042': () => {
    const [a, b] = [
      [3, 4],
      [12, -5],
    ]
    const cosine = (u: Vector, v: Vector) => dot(u, v) / magnitude(u) / magnitude(v)
    const bisects = (v: Vector) => isClose(cosine(v, a), cosine(v, b))
    return theOne({ A: bisects([11, 3]), D: bisects([15, -1]), B: bisects([-3, 11]), C: bisects([19, -5]) })
  },
  'vec-0043': () => {
    const cosine = (u: Vector, v: Vector) => dot(u, v) / magnitude(u) / magnitude(v)
    const d = [1, 1, 1]
    return {
      D: cosine(d, [1, 1, 0]),
      A: cosine(d, [1, 1, -1]),
      B: cosine([1, 1, 0], [0, 1, 1]),
      C: cosine(d, [1, 0, 0]),
    }
  },
  'vec-0044': () => {
    const [a, b] = [
      [2, 2, 1],
      [2, -4, 4],
    ]
    const whole = magnitude(cross(a, b))
    const share = magnitude(b) / (magnitude(a) + magnitude(b))
    return { B: (share * whole) / 2, A: whole / 4, C: whole / 2, D: share * whole }
  },
  'vec-0053': () => {
    const onto = (a: Vector, b: Vector) => dot(a, b) / magnitude(b)
    const [a, others] = [
      [2, -1, 3],
      [
        [1, 2, 2],
        [-3, 0, 1],
        [4, 1, -5],
      ],
    ]
    return statements(
      others.every((b) => isClose(onto(a, times(3, b)), onto(a, b))),
      others.every((b) => isClose(onto(plus(a, cross(b, [1, 4, -2])), b), onto(a, b))),
    )
  },
}
