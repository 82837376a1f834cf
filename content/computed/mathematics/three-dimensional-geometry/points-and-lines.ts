import { assertionReason, statements } from '../../../tools/mathematics/claims.ts'
import type { Computed } from '../../../tools/mathematics/computed.ts'
import { isClose, theOne } from '../../../tools/mathematics/computed.ts'
import { cross, dot, magnitude, minus, plus, times, type Vector } from '../../../tools/mathematics/vectors.ts'

export const computed: Computed = {
  'tdg-0003': () => {
    const [a, b, c] = [
      [1, 2, 3],
      [3, 3, 5],
      [2, 4, 1],
    ]
    const [p = 0, q = 0, r = 0] = [minus(a, b), minus(b, c), minus(c, a)]
      .map((v) => dot(v, v))
      .sort((x, y) => x - y)
    const [isosceles, right] = [p === q || q === r, p + q === r]
    return theOne({
      D: isosceles && right,
      C: isosceles && !right && p !== r,
      A: right && !isosceles,
      B: p === r,
    })
  },
  'tdg-0004': () => {
    const inPlane = (p: Vector) => p.map((x, i) => (i === 2 ? -x : x))
    const inAxis = (p: Vector) => p.map((x, i) => (i === 1 ? x : -x))
    const found = inAxis(inPlane([2, -3, 4])).join()
    return theOne({
      D: found === '-2,-3,4',
      A: found === '2,3,-4',
      B: found === '-2,3,-4',
      C: found === '-2,3,4',
    })
  },
  'tdg-0006': () => {
    const sum = (p: Vector) => magnitude(minus(p, [1, 2, 3])) + magnitude(minus(p, [4, 8, 6]))
    const around = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => (i * Math.PI) / 4)
    const least = (p: Vector) =>
      around.every((t) => sum(plus(p, [Math.cos(t) / 100, Math.sin(t) / 100, 0])) > sum(p))
    return theOne({
      D: least([2, 4, 0]),
      A: least([-2, -4, 0]),
      B: least([3, 6, 0]),
      C: least([2.5, 5, 0]),
    })
  },
  'tdg-0007': () => {
    const [yA, yB] = [-2, 6]
    const inside = yA * yB < 0
    const ratio = Math.abs(yA / yB)
    return theOne({
      A: inside && isClose(ratio, 1 / 3),
      B: inside && isClose(ratio, 3),
      C: !inside && isClose(ratio, 1 / 3),
      D: !inside && isClose(ratio, 3),
    })
  },
  'tdg-0009': () => {
    const [a, b] = [
      [1, 2, 3],
      [4, 5, 9],
    ]
    const is = (p: Vector) => magnitude(minus(minus(p, a), times(2, minus(b, p)))) < 1e-9
    return theOne({ D: is([3, 4, 7]), C: is([2, 3, 5]), A: is([2.5, 3.5, 6]), B: is([7, 8, 15]) })
  },
  'tdg-0010': () => {
    const [p, q, r] = [
      [1, 2, 3],
      [5, 4, 1],
      [13, 8, -3],
    ]
    const outside = dot(minus(r, p), minus(r, q)) > 0
    const ratio = magnitude(minus(r, p)) / magnitude(minus(r, q))
    return theOne({
      A: outside && isClose(ratio, 3 / 2),
      B: outside && isClose(ratio, 2 / 3),
      C: !outside && isClose(ratio, 3 / 2),
      D: outside && isClose(ratio, 3),
    })
  },
  'tdg-0011': () => {
    const [b, c] = [
      [2, 1, 2],
      [2, 4, 4],
    ]
    const [ab, ac] = [magnitude(b), magnitude(c)]
    const at = (m: number, n: number) => magnitude(times(1 / (m + n), plus(times(m, c), times(n, b))))
    return { A: at(ab, ac), B: at(1, 1), C: (ab + ac) / 2, D: at(ac, ab) }
  },
  'tdg-0012': () => {
    const d = [2, 3, 6]
    const are = (v: Vector) => isClose(magnitude(v), 1) && isClose(magnitude(cross(v, d)), 0)
    return theOne({ D: are(times(1 / 7, d)), C: are(d), A: are(times(1 / 11, d)), B: are(times(1 / 49, d)) })
  },
  'tdg-0016': () => {
    const can = (v: Vector) => isClose(magnitude(v), 1)
    return theOne({
      A: can([2 / 3, -1 / 3, 2 / 3]),
      B: can([1 / 3, 1 / 3, 1 / 3]),
      C: can([1 / 2, 1 / 2, 1 / 2]),
      D: can([1, 1, -1]),
    })
  },
  'tdg-0017': () => {
    const d = [2, 3, 6]
    const factors = [-2, -1 / 7, 1 / 7, 1, 5]
    const cosines = factors.filter((t) => isClose(magnitude(times(t, d)), 1))
    const ratios = factors.filter((t) => isClose(magnitude(cross(times(t, d), d)), 0))
    return statements(
      cosines.length === 2 && cosines.every((t) => isClose(Math.abs(t), 1 / 7)),
      ratios.length === 1,
    )
  },
  'tdg-0019': () => {
    const impossible = 2 * Math.cos(Math.PI / 6) ** 2 > 1
    const axis = [0, 0, 1]
    return assertionReason(
      impossible,
      isClose(magnitude(axis), 1) && dot(axis, [1, 0, 0]) === 0 && dot(axis, [0, 1, 0]) === 0,
      false,
    )
  },
  'tdg-0020': () => {
    const point = (t: number) => [1 + 2 * t, 3 - 4 * t, -2 + 5 * t]
    const direction = minus(point(1), point(0))
    const are = (v: Vector) => isClose(magnitude(cross(direction, v)), 0)
    return theOne({ D: are([2, -4, 5]), B: are([2, 4, 5]), C: are([1, 3, -2]), A: are([-2, 4, 5]) })
  },
  'tdg-0021': () => {
    const point = (t: number) => [(t + 2) / 6, (t - 1) / 3, (t + 2) / 2]
    const direction = minus(point(6), point(0))
    const are = (v: Vector) => isClose(magnitude(cross(direction, v)), 0)
    return theOne({ A: are([1, 2, 3]), D: are([6, 3, 2]), B: are([3, 2, 1]), C: are([-2, 1, -2]) })
  },
  'tdg-0024': () => {
    const [a, b] = [
      [2, 3, 4],
      [5, 1, 2],
    ]
    const lies = (p: Vector) => isClose(magnitude(cross(minus(b, a), minus(p, a))), 0) && p[2] === 0
    return theOne({ D: lies([8, -1, 0]), C: lies([2, 3, 0]), A: lies([-4, 7, 0]), B: lies([11, -3, 0]) })
  },
  'tdg-0025': () => {
    const [first, second] = [
      { point: [2, 2, 3], direction: [1, 1, 2] },
      { point: [-1, 2, 0], direction: [2, -1, 1] },
    ]
    const start = [3, 3, 5]
    const foot = (p: Vector, { point, direction }: typeof first) =>
      plus(point, times(dot(minus(p, point), direction) / dot(direction, direction), direction))
    const lengths: number[] = []
    let p: Vector = start
    for (let n = 0; n < 100; n++) {
      const next = foot(p, n % 2 === 0 ? second : first)
      lengths.push(magnitude(minus(next, p)))
      p = next
    }
    // The feet come as near as one likes to the common point, here p.
    for (const line of [first, second])
      if (magnitude(minus(foot(p, line), p)) > 1e-9) throw new Error('the lines do not intersect')
    if (magnitude(minus(foot(start, first), start)) > 1e-9) throw new Error('the point is not on its line')
    const sum = (of: readonly number[]) => of.reduce((total, length) => total + length, 0)
    const [longest = Number.NaN] = lengths
    const cosine = dot(first.direction, second.direction.map(Math.abs)) / 6
    return {
      B: sum(lengths),
      A: sum(lengths.filter((_, n) => n % 2 === 0)),
      C: (sum(lengths) * magnitude(minus(p, start))) / longest,
      D: longest / (1 - cosine),
    }
  },
  'tdg-0026': () => {
    const [p, a, d] = [
      [3, 3, 2],
      [0, 1, 1],
      [1, 2, 2],
    ]
    const foot = plus(a, times(dot(minus(p, a), d) / dot(d, d), d))
    const total = (v: Vector) => dot(v, [1, 1, 1])
    return {
      A: total(minus(times(2, foot), p)),
      B: total(foot),
      C: total(p),
      D: total(minus(times(2, foot), a)),
    }
  },
  'tdg-0027': () => {
    const [p, d] = [
      [2, 1, 7],
      [1, 2, 2],
    ]
    const along = dot(p, d) / magnitude(d)
    return {
      A: magnitude(cross(p, d)) / magnitude(d),
      B: along,
      C: magnitude(p),
      D: Math.hypot(magnitude(p), along),
    }
  },
  'tdg-0028': () => {
    const first = [
      [1, 0, 2],
      [1, 2, 1],
    ] as const
    const second = [
      [4, 2, 7],
      [1, -2, 3],
    ] as const
    const onBoth = (p: Vector) =>
      [first, second].every(([a, d]) => isClose(magnitude(cross(minus(p, a), d)), 0))
    return theOne({ C: onBoth([3, 4, 4]), A: onBoth([2, 2, 3]), B: onBoth([4, 6, 5]), D: onBoth([5, 0, 10]) })
  },
  'tdg-0029': () => {
    const [a, d] = [
      [1, 1, 1],
      [1, 2, 2],
    ]
    const kind = (point: Vector, direction: Vector): number => {
      const between = minus(point, a)
      if (magnitude(cross(d, direction)) === 0) return magnitude(cross(between, d)) === 0 ? 2 : 4
      if (dot(between, cross(d, direction)) !== 0) return 1
      return dot(d, direction) === 0 ? 3 : 0
    }
    const match = [
      kind([2, 3, 3], [2, 4, 4]),
      kind([0, 1, 1], d),
      kind(a, [2, -2, 1]),
      kind([0, 0, 1], [1, 0, 0]),
    ].join('')
    return theOne({ D: match === '2431', B: match === '4231', C: match === '2413', A: match === '4213' })
  },
  'tdg-0030': () => {
    const differs = (v: Vector) => magnitude(cross(v, [1, -2, 3])) > 1e-9
    return theOne({
      B: differs([1, 2, 3]),
      D: differs([-1, 2, -3]),
      A: differs([-1, 2, -3]),
      C: differs([2, -4, 6]),
    })
  },
  'tdg-0051': () => {
    const outside = (p: Vector) => !isClose(magnitude(p), 7)
    return theOne({
      A: outside([4, -5, 3]),
      B: outside([2, 3, -6]),
      C: outside([0, -7, 0]),
      D: outside([-6, 2, 3]),
    })
  },
}
