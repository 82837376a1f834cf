import { integral } from '../../tools/mathematics/calculus.ts'
import { assertionReason, statements } from '../../tools/mathematics/claims.ts'
import { type Computed, isClose, theOne } from '../../tools/mathematics/computed.ts'
import { range } from '../../tools/mathematics/counting.ts'
import { match, which } from '../../tools/mathematics/options.ts'

/** Angles of all quadrants; none of them is a multiple of a right angle. */
const angles = range(-300, 300).map((n) => n * 0.0437 + 0.011)

export const computed: Computed = {
  'tri-0004': () =>
    theOne({ A: Math.cos(2) < 0, B: Math.sin(3) < 0, C: Math.cos(6) < 0, D: Math.tan(4) < 0 }),
  'tri-0006': () => {
    const degrees = (angle: number) => (angle * Math.PI) / 180
    const found = [
      Math.sin(degrees(210)),
      Math.tan(degrees(315)),
      Math.cos(degrees(300)),
      Math.sin(degrees(450)),
    ]
    return match(found, [1, 1 / 2, -1 / 2, -1], { D: '3421', A: '2431', B: '3124', C: '2134' })
  },
  'tri-0008': () => {
    const integrand = (x: number) =>
      Math.tan(x / 6) * Math.tan((2 * Math.PI - x) / 6) * Math.tan((2 * Math.PI + x) / 6)
    const half = Math.PI / 4
    return {
      D: integral(integrand, 0, Math.PI / 2),
      A: 2 * Math.log(Math.cos(half)),
      B: Math.log(1 / Math.cos(half)) / 2,
      C: Math.log(1 / Math.cos(half)),
    }
  },
  'tri-0012': () => {
    const holds = (difference: (t: number) => number) => angles.every((t) => isClose(difference(t), 0))
    const [s, k] = [Math.sin, Math.cos]
    return theOne({
      D: !holds((t) => s(t) ** 2 - k(t) ** 2 - 1),
      B: !holds((t) => 1 + (k(t) / s(t)) ** 2 - s(t) ** -2),
      A: !holds((t) => k(t) ** -2 - Math.tan(t) ** 2 - 1),
      C: !holds((t) => s(t) ** 4 - k(t) ** 4 - s(t) ** 2 + k(t) ** 2),
    })
  },
  'tri-0017': () => {
    const [s, k] = [Math.sin, Math.cos]
    const fractions = [
      (x: number) => s(2 * x) / (1 - k(2 * x)),
      (x: number) => (s(3 * x) + s(x)) / (k(3 * x) + k(x)),
      (x: number) => (1 - k(2 * x)) / s(2 * x),
      (x: number) => (s(3 * x) - s(x)) / (k(x) - k(3 * x)),
    ]
    const listed = [
      Math.tan,
      (x: number) => 1 / Math.tan(x),
      (x: number) => Math.tan(2 * x),
      (x: number) => 1 / Math.tan(2 * x),
    ]
    const found = fractions.map((f) => listed.findIndex((g) => angles.every((t) => isClose(f(t), g(t)))))
    return match(found, [0, 1, 2, 3], { C: '2314', A: '1324', B: '1423', D: '2413' })
  },
  'tri-0022': () =>
    statements(
      angles.every((t) => isClose(Math.sin(3 * t), 3 * Math.sin(t) - 4 * Math.sin(t) ** 3)),
      angles.every((t) => isClose(Math.cos(3 * t), 4 * Math.cos(t) ** 3 - 3 * Math.cos(t))),
    ),
  'tri-0023': () => {
    const turn = range(0, 62832).map((n) => n / 10_000)
    const highest = Math.max(...turn.map((x) => 5 * Math.sin(x) + 12 * Math.cos(x)))
    const together = turn.some((x) => Math.sin(x) + Math.cos(x) > 1.9)
    return assertionReason(isClose(highest, 13), together, false)
  },
  'tri-0026': () => {
    const value = (k: number, t: number) => (1 + k * t + 7 * t ** 2) / (1 + t ** 2)
    const tangents = range(-1000, 1000).map((n) => n / 100)
    const ends = (k: number) => tangents.toSorted((s, t) => value(k, s) - value(k, t))
    const highest = (k: number) => ends(k).at(-1) ?? Number.NaN
    const k = range(1, 20).find((n) => isClose(value(n, highest(n)), 9)) ?? Number.NaN
    return { C: highest(k), A: ends(k)[0] ?? Number.NaN, B: 1 / highest(k), D: highest(k) ** 2 }
  },
  'tri-0027': () => {
    const count = (holds: (value: number) => boolean) => range(-20, 20).filter((k) => holds(2 * k + 1)).length
    const most = Math.hypot(3, 4)
    return {
      B: count((value) => Math.abs(value) <= most),
      A: count((value) => Math.abs(value) < most),
      C: count((value) => Math.abs(value) <= 3 + 4),
      D: range(-20, 20).filter((value) => Math.abs(value) <= most).length,
    }
  },
  'tri-0028': () => {
    const [s, k] = [Math.sin, Math.cos]
    const least = (f: (t: number) => number) => Math.min(...angles.map(f))
    const truths = [
      angles.every((t) => s(t) + k(t) <= Math.SQRT2 + 1e-9),
      angles.every((t) => s(t) * k(t) <= 0.5 + 1e-9),
      angles.every((t) => s(t) ** 4 + k(t) ** 4 >= 0.5 - 1e-9),
      least((t) => 3 * s(t) - 4 * k(t)) < -6.9,
      least((t) => k(t) ** -2) < 0.1,
    ]
    return which(truths, { D: 'ABC', C: 'AB', A: 'ABD', B: 'BCE' })
  },
  'tri-0030': () => {
    const defined = (x: number) => !Number.isNaN(Math.asin(2 * x - 3))
    const trials = range(-700, 700).map((n) => n / 100)
    const isSet = (holds: (x: number) => boolean) => trials.every((x) => defined(x) === holds(x))
    return theOne({
      D: isSet((x) => x >= 1 && x <= 2),
      A: isSet((x) => x >= -1 && x <= 1),
      B: isSet((x) => x > 1 && x < 2),
      C: isSet((x) => x >= -5 && x <= -1),
    })
  },
  'tri-0033': () => {
    const defined = (x: number) => Number.isFinite(1 / Math.acos(x * x - 5 * x + 5))
    const trials = range(-800, 800).map((n) => n / 100 + 0.003)
    const isSet = (holds: (x: number) => boolean) =>
      [...trials, 1, 2, 3, 4].every((x) => defined(x) === holds(x))
    return theOne({
      D: isSet((x) => (x > 1 && x <= 2) || (x >= 3 && x < 4)),
      B: isSet((x) => (x >= 1 && x <= 2) || (x >= 3 && x <= 4)),
      A: isSet((x) => x > 1 && x < 4),
      C: isSet((x) => (x >= 1 && x < 2) || (x > 3 && x <= 4)),
    })
  },
  'tri-0034': () => {
    const through = (f: (x: number) => number) =>
      isClose(f(-1), Math.PI) && isClose(f(0), Math.PI / 2) && isClose(f(1), 0)
    return theOne({
      D: through(Math.acos),
      A: through(Math.asin),
      B: through((x) => Math.PI - Math.acos(x)),
      C: through(Math.cos),
    })
  },
  'tri-0035': () => {
    const a = isClose(Math.asin(Math.sin((5 * Math.PI) / 6)), (5 * Math.PI) / 6)
    const r = range(-100, 100).every((n) => Math.abs(Math.asin(n / 100)) <= Math.PI / 2 + 1e-9)
    return assertionReason(a, r, false)
  },
  'tri-0036': () => {
    const values = range(-1000, 1000).map((n) => 2 * Math.asin(n / 1000) + Math.acos(n / 1000))
    const whole = (from: number, to: number) =>
      range(-20, 20).filter((n) => n >= from - 1e-9 && n <= to + 1e-9).length
    const [least, most] = [Math.min(...values), Math.max(...values)]
    return {
      C: whole(least, most),
      A: whole(values[1000] ?? NaN, most),
      B: whole(least, most) - 1,
      D: whole(2 * Math.asin(-1), 2 * Math.asin(1)),
    }
  },
  'tri-0037': () => {
    const equals = (f: (x: number) => number) =>
      range(-100, 100).every((n) => isClose(Math.cos(Math.asin(n / 100)), f(n / 100)))
    return theOne({
      A: equals((x) => Math.sqrt(1 - x * x)),
      B: equals((x) => Math.sqrt(1 + x * x)),
      C: equals((x) => 1 - x),
      D: equals((x) => Math.PI / 2 - x),
    })
  },
  'tri-0040': () => {
    // The integrand has a corner at 0.
    const whole = (f: (x: number) => number) => integral(f, -1, 0) + integral(f, 0, Math.sqrt(3))
    const inverse = (x: number) => Math.acos((1 - x * x) / (1 + x * x))
    const primitive = (x: number) => Math.abs(x) * inverse(x) - 2 * Math.log(1 + x * x)
    return {
      D: whole(inverse),
      A: primitive(Math.sqrt(3)) + primitive(-1),
      B: whole((x) => 2 * Math.atan(x)),
      C: whole((x) => inverse(x) / 2),
    }
  },
  'tri-0044': () =>
    statements(
      angles.every((t) => isClose(Math.asin(Math.sin(t)), t)),
      range(-100, 100).every((n) => isClose(Math.acos(-n / 100), -Math.acos(n / 100))),
    ),
  'tri-0054': () =>
    match(
      [
        Math.asin(Math.sin((2 * Math.PI) / 3)),
        Math.acos(Math.cos((4 * Math.PI) / 3)),
        Math.atan(Math.tan((3 * Math.PI) / 4)),
        Math.asin(Math.cos(Math.PI / 3)),
      ],
      [(2 * Math.PI) / 3, Math.PI / 3, Math.PI / 6, -Math.PI / 4],
      { A: '2143', B: '3412', C: '3142', D: '2413' },
    ),
}
