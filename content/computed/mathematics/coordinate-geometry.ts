import { assertionReason, statements } from '../../tools/mathematics/claims.ts'
import { type Computed, isClose, theOne } from '../../tools/mathematics/computed.ts'
import { range } from '../../tools/mathematics/counting.ts'
import { match, which } from '../../tools/mathematics/options.ts'

type Point = readonly [number, number]

const distance = ([a, b]: Point, [c, d]: Point): number => Math.hypot(a - c, b - d)

/** The point as far from each of the three. */
function circumcentre([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): Point {
  const twice = 2 * (ax * (by - cy) + bx * (cy - ay) + cx * (ay - by))
  const [a, b, c] = [ax ** 2 + ay ** 2, bx ** 2 + by ** 2, cx ** 2 + cy ** 2]
  return [
    (a * (by - cy) + b * (cy - ay) + c * (ay - by)) / twice,
    (a * (cx - bx) + b * (ax - cx) + c * (bx - ax)) / twice,
  ]
}

/** By the sum of the vertices, which is the orthocentre and twice the circumcentre. */
function orthocentre(a: Point, b: Point, c: Point): Point {
  const [x, y] = circumcentre(a, b, c)
  return [a[0] + b[0] + c[0] - 2 * x, a[1] + b[1] + c[1] - 2 * y]
}

const roots = (a: number, b: number, c: number): [number, number] => {
  const root = Math.sqrt(b * b - 4 * a * c)
  return [(-b - root) / (2 * a), (-b + root) / (2 * a)]
}

export const computed: Computed = {
  'cog-0015': () => {
    const modulus = 128 ** (1 / 7)
    const roots = range(0, 6).map((k): Point => {
      const argument = (2 * Math.PI * k) / 7
      return [modulus * Math.cos(argument), modulus * Math.sin(argument)]
    })
    const sum = (of: (x: number, y: number) => number) => roots.reduce((total, [x, y]) => total + of(x, y), 0)
    const squares = sum((x, y) => x * x + y * y)
    return {
      B: sum((x, y) => (Math.abs(3 * x + 4 * y - 5) / Math.hypot(3, 4)) ** 2),
      A: sum((x, y) => ((3 * x + 4 * y) / Math.hypot(3, 4)) ** 2),
      C: (9 * squares + 16 * squares + 7 * 25) / 25,
      D: sum((x, y) => (3 * x + 4 * y - 5) ** 2 / Math.hypot(3, 4)),
    }
  },
  'cog-0017': () => {
    const atTwo = (a: number, b: number, c: number) => isClose(Math.abs(c) / Math.hypot(a, b), 2)
    return theOne({
      A: !atTwo(4, -3, 8),
      D: !atTwo(3, 4, 10),
      C: !atTwo(5, -12, 26),
      B: !atTwo(1, Math.sqrt(3), 4),
    })
  },
  'cog-0020': () => {
    const [o, a, b]: [Point, Point, Point] = [
      [0, 0],
      [8, 0],
      [2, 6],
    ]
    const h = orthocentre(o, a, b)
    const g: Point = [10 / 3, 2]
    const m = circumcentre(o, a, b)
    return { C: distance(h, m), A: distance(m, g), B: distance(h, g), D: distance(h, o) }
  },
  'cog-0021': () => {
    const [a, b, c]: [Point, Point, Point] = [
      [1, 2],
      [5, 2],
      [2, 5],
    ]
    const h = orthocentre(a, b, c)
    if (distance(h, [2, 3]) > 1e-9) throw new Error('the orthocentre of the stem is another point')
    const radius = distance(circumcentre(a, b, c), a)
    return { A: radius, B: 5 - 2, C: distance(h, b), D: 2 * radius }
  },
  'cog-0025': () => {
    const [small, large] = roots(1, -12, 20)
    const onCircle = (r: number) => isClose((2 - r) ** 2 + (4 - r) ** 2, r * r)
    if (!onCircle(small) || !onCircle(large)) throw new Error('the point lies on neither circle')
    return {
      B: Math.SQRT2 * (large - small),
      A: large - small,
      C: large + small,
      D: Math.SQRT2 * (large + small),
    }
  },
  'cog-0026': () => {
    const distanceTo = (d: number) => d / Math.hypot(1, Math.sqrt(3))
    /** The area of all circles from this centre on, where the next centre lies between it and the origin. */
    const from = (d: number, gap: (r: number, s: number) => number): number => {
      const r = distanceTo(d)
      if (r < 1e-9) return 0
      let [low, high] = [0, d]
      for (let step = 0; step < 60; step++) {
        const next = (low + high) / 2
        if (d - next > gap(r, distanceTo(next))) low = next
        else high = next
      }
      return Math.PI * r * r + from(low, gap)
    }
    const first = Math.PI * distanceTo(8) ** 2
    const whole = from(8, (r, s) => r + s)
    return {
      B: whole,
      A: whole - first,
      C: from(8, (r) => r),
      D: first / (1 - Math.sqrt((whole - first) / whole)),
    }
  },
  'cog-0029': () => {
    const [g, f, c] = [-1, 2, 6]
    const a = g * g + f * f - c < 0
    const radius = (centreX: number, centreY: number, r: number) =>
      Math.sqrt(centreX ** 2 + centreY ** 2 - (centreX ** 2 + centreY ** 2 - r * r))
    const r = isClose(radius(2, -5, 3), 3) && isClose(radius(-1, 4, 7), 7)
    // The square of the radius would be negative: this is why there is no circle.
    return assertionReason(a, r, true)
  },
  'cog-0030': () => {
    const away = (a: number, b: number, c: number) => Math.abs(c) / Math.hypot(a, b)
    const angles = Array.from({ length: 60 }, (_, index) => index * 0.11)
    const first = angles.every((angle) => isClose(away(Math.cos(angle), Math.sin(angle), -4), 4))
    return statements(first, isClose(away(2, -1, 4), 2))
  },
  'cog-0036': () => {
    // Each point of the curve is as far from the focus as from the directrix.
    const points = Array.from({ length: 41 }, (_, index): Point => [-((index - 20) ** 2) / 16, index - 20])
    const has = (focus: Point, directrix: number) =>
      points.every((point) => isClose(distance(point, focus), Math.abs(point[0] - directrix)))
    const latusRectum = 2 * Math.sqrt(16 * 4)
    const truths = [
      has([4, 0], -4),
      has([-4, 0], 4),
      isClose(latusRectum, 4),
      isClose(8 ** 2, -16 * -4),
      points.every(([x]) => x <= 0),
    ]
    return which(truths, { A: 'BDE', B: 'ACD', C: 'ABE', D: 'BCE' })
  },
  'cog-0041': () => {
    const found = [Math.sqrt(1 - 5 / 9), Math.sqrt(1 + 9 / 16), 1, Math.sqrt(1 - 3 / 4)]
    return match(found, [1, 1 / 2, 2 / 3, 5 / 4], { A: '3412', B: '2413', C: '2143', D: '3142' })
  },
  'cog-0045': () => {
    const below = (k: number): [number, number] => [k - 3, 8 - k]
    const [p, q] = below(5)
    const [r, s] = below(10)
    return statements(p > 0 && q > p, r > 0 && s < 0)
  },
  'cog-0056': () => {
    const [a, b] = [6, 8]
    const c = Math.hypot(a, b)
    const ordinate = b * Math.sqrt((c / a) ** 2 - 1)
    return which(
      [
        isClose(c / a, 5 / 3),
        isClose(2 * c, 20),
        isClose(8 ** 2 / a ** 2 - 6 ** 2 / b ** 2, 1),
        isClose(2 * ordinate, 64 / 3),
        isClose(Math.hypot(2 * c, ordinate) - ordinate, 6),
      ],
      { A: 'ABD', B: 'ACE', C: 'BDE', D: 'ADE' },
    )
  },
}
