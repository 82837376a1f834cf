import { derivative } from '../../tools/mathematics/calculus.ts'
import { assertionReason, statements } from '../../tools/mathematics/claims.ts'
import { type Computed, isClose, theOne } from '../../tools/mathematics/computed.ts'
import { range } from '../../tools/mathematics/counting.ts'
import { firstCount, match, which } from '../../tools/mathematics/options.ts'

export const computed: Computed = {
  'seq-0002': () => {
    const first = firstCount((n) => 5 + 6 * (n - 1) > 300)
    return { C: first, A: Math.floor((300 - 5) / 6), B: firstCount((n) => 5 + 6 * n > 300), D: first + 1 }
  },
  'seq-0003': () => {
    const upTo400 = (first: number, step: number) =>
      range(1, 400).filter((n) => n >= first && (n - first) % step === 0)
    const [p, q] = [upTo400(3, 4), upTo400(2, 5)]
    const common = p.filter((n) => q.includes(n)).length
    return { A: common, B: common + 1, C: upTo400(7, 4 + 5).length, D: p.length }
  },
  'seq-0004': () => {
    const sides = range(1, 19).map((d) => [20 - d, 20, 20 + d] as const)
    const [p, q, h] = sides.find(([p, q, h]) => p * p + q * q === h * h) ?? [0, 0, 0]
    return { A: (p * q) / (p + q + h), B: p + q - h, C: h / 2, D: q }
  },
  'seq-0005': () => {
    // With d = 1 the condition is linear in a.
    const d = 1
    const a = (13 * d * d - 16 * d * d) / (2 * 4 * d - (d + 13 * d))
    const ratio = (a + 4 * d) / (a + d)
    const next = (a + 13 * d) * ratio
    const steps = (next - a) / d
    return { C: steps + 1, A: 14 + (14 - 5), B: steps, D: next / a }
  },
  'seq-0007': () => {
    const below = (first: number, step: number) => firstCount((n) => first + step * (n - 1) < -50)
    const first = below(14, -3)
    return { C: first, A: below(15, -4), B: first - 1, D: first + 1 }
  },
  'seq-0008': () => {
    const trials = range(1, 9).flatMap((a) => range(1, 6).map((d) => [a, a + d, a + 2 * d] as const))
    return statements(
      trials.every(([a, b, c]) => isClose(2 ** b * 2 ** b, 2 ** a * 2 ** c)),
      trials.every(([a, b, c]) => isClose(2 / b, 1 / a + 1 / c)),
    )
  },
  'seq-0021': () => {
    const trials = [0.5, 1, 3].flatMap((a) => [0.4, 1.5, 2, 3].map((r) => range(0, 6).map((n) => a * r ** n)))
    const isGeometric = (x: number[]) =>
      x.slice(2).every((term, n) => isClose(term * (x[n] ?? NaN), (x[n + 1] ?? NaN) ** 2, 1e-9))
    const next = (x: number[], n: number) => x[n + 1] ?? NaN
    const truths = [
      trials.every((x) => isGeometric(x.map((term) => term ** 2))),
      trials.every((x) => isGeometric(x.map(Math.log))),
      trials.every((x) => isGeometric(x.map((term) => term + 1))),
      trials.every((x) => isGeometric(x.slice(0, -1).map((term, n) => term * next(x, n)))),
      trials.every((x) => isGeometric(x.slice(0, -1).map((term, n) => next(x, n) - term))),
    ]
    return which(truths, { A: 'ADE', B: 'AD', C: 'ABD', D: 'ACE' })
  },
  'seq-0025': () => {
    const partial = (a: number, r: number, n: number) =>
      range(0, n - 1).reduce((total, k) => total + a * r ** k, 0)
    const a = isClose(partial(1, 3 / 2, 60), -2)
    const r = [-0.8, -0.3, 0.5, 0.9].every((ratio) => isClose(partial(3, ratio, 400), 3 / (1 - ratio)))
    return assertionReason(a, r, false)
  },
  'seq-0026': () => {
    const sum = (a: number, r: number) => range(0, 200).reduce((total, k) => total + a * r ** k, 0)
    const found = [sum(3, -1 / 3), sum(2, 1 / 3), sum(0.6, 0.1), sum(4, -1 / 2)]
    return match(found, [2 / 3, 3, 9 / 4, 8 / 3], { A: '3214', D: '4123', B: '4213', C: '3124' })
  },
  'seq-0027': () => {
    const needed = firstCount((n) => 3 * (2 ** n - 1) > 3000)
    return {
      B: needed,
      A: needed - 1,
      C: firstCount((n) => 3 * 2 ** (n - 1) > 3000),
      D: needed + Math.ceil(Math.log2(3)),
    }
  },
  'seq-0030': () => {
    const tangentZero = (x: number) => x - Math.exp(x) / derivative(Math.exp, x)
    const abscissae = range(1, 40).reduce((all) => [...all, tangentZero(all.at(-1) ?? NaN)], [0])
    const total = (area: (width: number, high: number, low: number) => number) =>
      abscissae.slice(1).reduce((sum, x, n) => {
        const before = abscissae[n] ?? NaN
        return sum + area(before - x, Math.exp(before), Math.exp(x))
      }, 0)
    return {
      A: total((width, _, low) => (width * low) / 2),
      B: total((width, _, low) => width * low),
      C: total((width, high) => (width * high) / 2),
      D: total((_, high) => high),
    }
  },
  'seq-0036': () => {
    const total = (n: number) => range(1, n).reduce((sum, k) => sum + 9 ** (k / (n + 1)), 0)
    // What a mean lacks of the limit shrinks as 1/n and 1/n².
    const [m1, m2, m4] = [total(500) / 500, total(1000) / 1000, total(2000) / 2000]
    const key = (m1 - 6 * m2 + 8 * m4) / 3
    return { A: key, B: 9 / Math.log(9), C: (1 + 9) / 2, D: 2 * key }
  },
  'seq-0038': () => {
    const fits = (b: number, c: number) => {
      const [p, q] = [(-b - Math.sqrt(b * b - 4 * c)) / 2, (-b + Math.sqrt(b * b - 4 * c)) / 2]
      return isClose((p + q) / 2, 5) && isClose(Math.sqrt(p * q), 4)
    }
    return theOne({ A: fits(-10, 16), B: fits(-5, 4), C: fits(-10, 4), D: fits(10, 16) })
  },
  'seq-0044': () => {
    const pairs = [
      [1, 4],
      [2, 3],
      [0.5, 9],
      [7, 10],
    ].map(([a = 0, b = 0]) => ({ a, b, m: (a + b) / 2, g: Math.sqrt(a * b) }))
    return theOne({
      A: !pairs.every(({ a, b, m, g }) => m + g > a + b),
      C: !pairs.every(({ m, g }) => m > g),
      B: !pairs.every(({ a, b, g }) => isClose(g * g, a * b)),
      D: !pairs.every(({ a, b, m, g }) => isClose(m * m - g * g, (a - b) ** 2 / 4)),
    })
  },
  'seq-0045': () => {
    const trials = range(-60, 60).map((n) => n / 10)
    return statements(
      trials.filter((x) => x !== 0).every((x) => x + 1 / x >= 2 - 1e-9),
      trials.every((x) => 2 ** x + 2 ** -x >= 2 - 1e-9),
    )
  },
  'seq-0054': () => {
    const ratio = Math.sqrt((1 + Math.sqrt(5)) / 2)
    if (!isClose(1 + ratio ** 2, ratio ** 4)) throw new RangeError('the triangle has no right angle')
    const sine = 1 / ratio ** 2
    return theOne({
      C: isClose(sine, (Math.sqrt(5) - 1) / 2),
      A: isClose(sine, (Math.sqrt(5) - 1) / 4),
      B: isClose(sine, (3 - Math.sqrt(5)) / 2),
      D: isClose(sine, Math.sqrt((Math.sqrt(5) - 1) / 2)),
    })
  },
  'seq-0056': () => {
    const numbers = range(1, 20)
    const meansInOrder = numbers.every((a) => numbers.every((c) => a === c || (a + c) / 2 > Math.sqrt(a * c)))
    const outerExceed = numbers.every((a) => numbers.every((r) => r === 1 || a + a * r ** 2 > 2 * a * r))
    return assertionReason(outerExceed, meansInOrder, true)
  },
}
