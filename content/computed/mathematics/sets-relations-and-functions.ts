import { integral } from '../../tools/mathematics/calculus.ts'
import { assertionReason, statements, trueOnes } from '../../tools/mathematics/claims.ts'
import { type Computed, theOne } from '../../tools/mathematics/computed.ts'
import { range } from '../../tools/mathematics/counting.ts'
import { match } from '../../tools/mathematics/options.ts'

/** Which of R (reflexive), S (symmetric) and T (transitive) a relation on these elements is. */
function kindOf(elements: number[], related: (x: number, y: number) => boolean): string {
  const everyPair = (holds: (x: number, y: number) => boolean) =>
    elements.every((x) => elements.every((y) => holds(x, y)))
  return trueOnes({
    R: elements.every((x) => related(x, x)),
    S: everyPair((x, y) => !related(x, y) || related(y, x)),
    T: everyPair((x, y) => !related(x, y) || elements.every((z) => !related(y, z) || related(x, z))),
  })
}

/** The ways to divide so many things: lists of class numbers in which each new class has the next number. */
const divisions = (things: number): number[][] =>
  things < 2
    ? [[0]]
    : divisions(things - 1).flatMap((v) => range(0, Math.max(...v) + 1).map((next) => [...v, next]))

export const computed: Computed = {
  'set-0002': () => {
    // Bits of a number stand for the eight kinds of elements that three sets can tell apart.
    const [a, b, c] = [0b11110000, 0b11001100, 0b10101010]
    const wanted = a & ~(b | c)
    return theOne({
      A: wanted === (a & ~b & a & ~c),
      C: wanted === ((a & ~b) | (a & ~c)),
      D: wanted === (a & b & ~c),
      B: wanted === ((a & ~b) | c),
    })
  },
  'set-0003': () => {
    const triples = range(0, 15).flatMap((a) =>
      range(0, 15).flatMap((b) => range(0, 15).map((c) => ({ a, b, c }))),
    )
    const first = triples.filter(({ a, b, c }) => (a | b) === (a | c))
    const second = first.filter(({ a, b, c }) => (a & b) === (a & c))
    return statements(
      first.every(({ b, c }) => b === c),
      second.every(({ b, c }) => b === c),
    )
  },
  'set-0005': () => {
    const a = range(-50, 50).filter((k) => (k - 1) * (7 - k) > 0)
    const quarter = (k: number) => (k + 1) ** 2 - 2 * (k * k - 7) // discriminant of 2x² + 2(k + 1)x + k² - 7
    const apart = (b: number[]) => {
      const both = a.filter((k) => b.includes(k)).length
      return [2 * (a.length * b.length - both ** 2), 2 * (a.length - both) * (b.length - both)] as const
    }
    const [found, noneShared] = apart(range(-50, 50).filter((k) => quarter(k) > 0))
    const [touching] = apart(range(-50, 50).filter((k) => quarter(k) >= 0))
    return { C: found, A: noneShared, B: found / 2, D: touching }
  },
  'set-0009': () => {
    const a = new Set(['1', '{1}', '{1,2}'])
    const inside = (...elements: string[]) => elements.every((x) => a.has(x))
    return theOne({ A: !inside('1', '2'), D: !inside('1'), B: !a.has('{1}'), C: !inside('{1,2}') })
  },
  'set-0012': () => {
    const pairs = range(0, 63).flatMap((x) => range(0, 63).map((y) => ({ x, y })))
    const size = (bits: number) => range(0, 5).filter((i) => bits & (1 << i)).length
    const two = pairs.filter(({ x, y }) => size(x & y) === 2 && (x | y) === 63)
    return {
      C: two.filter(({ x, y }) => size(x) >= size(y)).length,
      A: two.filter(({ x, y }) => size(x) > size(y)).length,
      B: two.length / 2,
      D: two.length,
    }
  },
  'set-0013': () => {
    const found = kindOf([1, 2, 3], (x, y) => x === y || x * y === 2 || (x === 2 && y === 3))
    return theOne({ D: found === 'R', A: found === 'RS', B: found === 'RT', C: found === 'RST' })
  },
  'set-0015': () => {
    const found = kindOf(range(-5, 5), (a, b) => a * b >= 0)
    return theOne({ A: found === 'RS', D: found === 'RT', B: found === 'ST', C: found === 'RST' })
  },
  'set-0016': () => {
    const found = kindOf(range(1, 40), (a, b) => Number.isInteger(Math.log2(b / a)) && b >= a)
    return theOne({ D: found === 'RT', A: found === 'T', B: found === 'RS', C: found === 'RST' })
  },
  'set-0017': () => {
    const relations = range(0, 511).map((bits) => (x: number, y: number) => (bits & (1 << (3 * x + y))) > 0)
    const transitive = relations.filter((r) => r(0, 1) && r(1, 0) && kindOf([0, 1, 2], r).includes('T'))
    const symmetric = transitive.filter((r) => kindOf([0, 1, 2], r).includes('S')).length
    const looped = transitive.filter((r) => r(2, 2)).length
    return { C: transitive.length, A: symmetric, B: looped, D: 2 * looped }
  },
  'set-0018': () => {
    const found = kindOf([1, 2, 3], (x, y) => x * y === 2)
    const counterexample = kindOf([1, 2], (x, y) => x === 1 && y === 1)
    return assertionReason(found.includes('S') && !found.includes('T'), counterexample !== 'ST', false)
  },
  'set-0019': () => {
    const found = kindOf([1, 2, 3], () => false)
    return theOne({ A: found === 'ST', B: found === 'RS', C: found === 'RT', D: found === 'RST' })
  },
  'set-0020': () => {
    const inClass = (a: number) => (a - 3) % 5 === 0
    return theOne({ B: inClass(-7), A: inClass(-8), C: inClass(-3), D: inClass(2) })
  },
  'set-0021': () => {
    const together = divisions(5).filter((v) => v[0] === v[1])
    const apart = together.filter((v) => v[0] !== v[2])
    const never = apart.filter((v) => v[3] !== v[4] || v[3] === v[0] || v[3] === v[2]).length
    return { B: apart.length, A: never, C: together.length, D: divisions(5).length }
  },
  'set-0022': () => {
    const classes = (wave: (angle: number) => number) =>
      new Set(range(1, 12).map((b) => Math.round(1e3 * integral((x) => wave((Math.PI * x) / 3), 0, b)))).size
    const united = divisions(classes(Math.sin))
    const pairs = united.filter((v) => v.every((x) => v.filter((y) => y === x).length === 2)).length
    return { C: united.length, A: divisions(classes(Math.cos)).length, B: united.length - pairs, D: 2 ** 4 }
  },
  'set-0024': () => {
    const related = (c: number, d: number) => 5 - c === 2 * (1 - d)
    return theOne({ D: related(9, 3), C: related(7, 5), A: related(1, 3), B: related(1, 5) })
  },
  'set-0025': () => {
    const kinds = ['RST', 'RT', 'S', 'T']
    const relations = [
      (a: number, b: number) => a <= b,
      (a: number, b: number) => (a + b) % 2 !== 0,
      (a: number, b: number) => (a - b) % 2 === 0,
      (a: number, b: number) => a < b,
    ]
    const found = relations.map((r) => kinds.indexOf(kindOf(range(-4, 4), r)))
    return match(found, [2, 0, 1, 3], { A: '3124', B: '3214', C: '4123', D: '4213' })
  },
  'set-0026': () => {
    const pairs = new Set(['1,2', '2,3', ...range(1, 4).map((x) => `${x},${x}`)])
    const has = (x: number, y: number) => pairs.has(`${x},${y}`)
    for (const _ of range(1, 4))
      for (const x of range(1, 4))
        for (const y of range(1, 4))
          if (has(y, x) || range(1, 4).some((z) => has(x, z) && has(z, y))) pairs.add(`${x},${y}`)
    return { C: pairs.size - 2, A: 4 + 2, B: 4 + 2 + 1, D: pairs.size }
  },
  'set-0027': () => {
    const [lower, upper] = [(x: number) => Math.sqrt(x - 1), (x: number) => Math.sqrt(4 - x)]
    const isWanted = (f: (x: number) => number) =>
      range(-50, 80).every((n) => Number.isFinite(f(n / 10)) === (n > 10 && n <= 40))
    return theOne({
      D: isWanted((x) => 1 / lower(x) + upper(x)),
      A: isWanted((x) => lower(x) + 1 / upper(x)),
      B: isWanted((x) => lower(x) + upper(x)),
      C: isWanted((x) => 1 / lower(x) + 1 / upper(x)),
    })
  },
  'set-0028': () => {
    const defined = (x: number) => Number.isFinite(Math.sqrt(-Math.log2(x - 3)))
    const [atThree, atFour, beyond] = [defined(3), defined(4), defined(4.5)]
    const inside = defined(3.5)
    return theOne({
      A: inside && !atThree && atFour && !beyond,
      B: !inside && atFour && beyond,
      C: inside && !atThree && beyond,
      D: inside && atThree && !beyond,
    })
  },
  'set-0029': () => {
    // The least and the greatest value over a wide range, and whether 0 is taken.
    const kind = (f: (x: number) => number) => {
      const values = [...range(-4000, 4000).map((n) => n / 100), 1e12, -1e12]
        .map(f)
        .filter((y) => !Number.isNaN(y))
      const [low, high] = [Math.min(...values), Math.max(...values)]
      if (high > 1e6) return low === 2 ? 4 : NaN
      if (high !== 2) return NaN
      return low < -1e5 ? 1 : low === 0 ? 2 : low > 0 && low < 1e-9 ? 3 : NaN
    }
    const found = [
      kind((x) => 6 / (x * x - 4 * x + 7)),
      kind((x) => Math.sqrt(4 - x * x)),
      kind((x) => 2 - Math.sqrt(x)),
      kind((x) => Math.abs(x) + Math.abs(x - 2)),
    ]
    return match(found, [1, 2, 3, 4], { C: '3214', A: '4123', B: '4213', D: '3124' })
  },
  'set-0031': () => {
    const bounded = range(-30, 30).filter((x) => x * x - 6 * x <= 16)
    const all = bounded.filter((x) => x * x - 6 * x > 0)
    return {
      B: all.length,
      A: all.filter((x) => x * x - 6 * x < 16).length,
      C: bounded.filter((x) => x * x - 6 * x >= 0).length,
      D: bounded.length,
    }
  },
  'set-0032': () => {
    const left = (x: number) => 3 + (x + 4) / 2
    const right = (x: number) => -1 + (3 * x) / 4
    const values = range(-400, 399)
      .map((i) => i / 100)
      .map((x) => (x < 0 ? left(x) : right(x)))
    const taken = (y: number) => values.some((v) => Math.abs(v - y) < 0.004)
    const ends = [values.includes(-1), values.includes(2), values.includes(3), values.includes(5)].join()
    const gap = !taken(2.5)
    return theOne({
      D: gap && ends === 'true,false,true,false',
      B: gap && ends === 'false,true,false,true',
      C: !gap && !taken(-3),
      A: taken(-3),
    })
  },
  'set-0033': () => {
    const all = range(0, 80).map((n) => [
      n % 3,
      Math.floor(n / 3) % 3,
      Math.floor(n / 9) % 3,
      Math.floor(n / 27),
    ])
    const onto = all.filter((f) => new Set(f).size === 3).length
    const missing = all.filter((f) => !f.includes(0)).length
    return { C: onto, A: 4 * 3 * 2, B: all.length - 3 * missing, D: all.length }
  },
  'set-0034': () => {
    const f = (x: number) => x ** 3 - 3 * x
    const oneOne =
      f(0) !== f(-2) + 2 &&
      ![range(-20, 20).map((i) => f(i / 10))].some((v) => new Set(v.map((y) => y.toFixed(6))).size < v.length)
    const onto = range(-50, 50).every((y) => f(-100) < y && f(100) > y)
    return theOne({ A: onto && !oneOne, B: onto && oneOne, C: oneOne && !onto, D: !oneOne && !onto })
  },
  'set-0036': () => {
    const values = range(1, 200).map((n) => (n % 2 ? 2 * n : n + 1))
    const oneOne = new Set(values).size === values.length
    const onto = range(1, 100).every((y) => values.includes(y))
    return theOne({ B: oneOne && !onto, D: oneOne && onto, A: onto && !oneOne, C: !oneOne && !onto })
  },
  'set-0037': () => {
    const points = range(0, 100).map((i) => i / 100)
    const graphs = [
      (x: number) => 4 * x * (1 - x),
      (x: number) => x / 2,
      (x: number) => 1 - x * x,
      (x: number) => (x < 0.4 ? 1.25 * x : x > 0.6 ? 1.25 * x - 0.25 : 0.5),
    ]
    const good = graphs.map((f) => {
      const values = points.map(f)
      const differ = new Set(values.map((y) => y.toFixed(9))).size === values.length
      return differ && Math.min(...values) === 0 && Math.max(...values) === 1
    })
    return theOne({ A: good[0] === true, B: good[1] === true, C: good[2] === true, D: good[3] === true })
  },
  'set-0038': () => {
    const points = range(-5000, 5000).map((i) => i / 100)
    const rising = points.every((x) => 2 * (x + 0.01) + Math.sin(x + 0.01) > 2 * x + Math.sin(x))
    const g = points.map((x) => x + 2 * Math.sin(x))
    const onto = range(-40, 40).every((y) => g.some((v) => v <= y) && g.some((v) => v >= y))
    return statements(rising, onto)
  },
  'set-0041': () => {
    const twice = (a: number) =>
      [0, 1, 2, 7].every((x) => {
        const f = (t: number) => (a * t + 3) / (t - 5)
        return Math.abs(f(f(x)) - x) < 1e-9
      })
    return theOne({ D: twice(5), A: twice(-5), B: twice(-3), C: twice(3) })
  },
  'set-0042': () => {
    const f = (x: number) => 1 / (1 - x)
    const after = (n: number) => range(1, n).reduce((x) => f(x), 3)
    return { B: after(50), A: after(49), C: 1 / after(50), D: after(48) }
  },
  'set-0044': () => {
    const f = [2, 4, 3, 1, 0]
    const after = (n: number) => range(1, n).reduce((x) => f[x] ?? -1, 0)
    return { A: after(3), B: after(1), C: after(2), D: after(4) }
  },
  'set-0045': () => {
    const maps = (n: number, m: number) =>
      range(0, m ** n - 1).map((code) => range(0, n - 1).map((i) => Math.floor(code / m ** i) % m))
    const sizes = [1, 2, 3].flatMap((a) => [1, 2, 3].flatMap((b) => [1, 2, 3].map((c) => [a, b, c] as const)))
    const cases = sizes.flatMap(([a, b, c]) =>
      maps(a, b).flatMap((f) => maps(b, c).map((g) => ({ b, c, f, g, h: f.map((y) => g[y] ?? -1) }))),
    )
    const isOneOne = (map: number[]) => new Set(map).size === map.length
    const isOnto = (map: number[], size: number) => new Set(map).size === size
    const truth = {
      P: cases.every(({ f, h }) => !isOneOne(h) || isOneOne(f)),
      Q: cases.every(({ g, h }) => !isOneOne(h) || isOneOne(g)),
      R: cases.every(({ g, h, c }) => !isOnto(h, c) || isOnto(g, c)),
      S: cases.every(({ f, h, b, c }) => !isOnto(h, c) || isOnto(f, b)),
      T: cases
        .filter(({ f, g, b, c }) => [f, g].every(isOneOne) && isOnto(f, b) && isOnto(g, c))
        .every(({ f, g, h }) => h.every((z, x) => f.indexOf(g.indexOf(z)) === x)),
    }
    const found = trueOnes(truth)
    return theOne({ D: found === 'PRT', C: found === 'PR', A: found === 'QST', B: found === 'PQRT' })
  },
  'set-0059': () => {
    const values = (numbers: number[]) => new Set(numbers.map((n) => n * n + n)).size
    return statements(values(range(1, 60)) === 60, values(range(-60, 60)) === 121)
  },
}
