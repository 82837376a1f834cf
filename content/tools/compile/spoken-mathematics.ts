import { closingBrace } from '../text/formulas.ts'

export type Reading = { words: string; end: number }

/** How a part of a formula is said. */
type Say = (source: string) => string

type Sign = [pattern: RegExp, words: (found: readonly string[], say: Say, before: string) => string]

const vector = String.raw`\\(?:vec|hat|overrightarrow)\s*(?:\{\\?[A-Za-z0-9]+\}|\\?[A-Za-z]+)`
const argument = String.raw`\s*(?:\{([^{}]*)\}|(\\[A-Za-z]+|[A-Za-z0-9]))`

const endsWithVector = new RegExp(String.raw`${vector}\s*\)?\s*$`)

/** Within the braces of a set or a probability that is still open. */
const isIn = (before: string, opening: string, closing: string): boolean =>
  before.lastIndexOf(opening) > before.lastIndexOf(closing)

/** Of both spellings, `_{a}` and `_a`, the one that was found. */
const either = (one: string | undefined, other: string | undefined): string => one ?? other ?? ''

// The signs of Mathematics that are not read one after the other as they stand; the first that fits is read.
const signs: readonly Sign[] = [
  [
    new RegExp(String.raw`^\\(int|sum|prod)\s*_${argument}\s*\^${argument}`),
    ([, name, from, from1, to, to1], say) =>
      `the ${sums[name ?? '']} from ${say(either(from, from1))} to ${say(either(to, to1))} of`,
  ],
  [
    new RegExp(String.raw`^\\lim\s*_${argument}`),
    ([, where, where1], say) => `the limit as ${say(either(where, where1))} of`,
  ],
  [
    new RegExp(String.raw`^\\log\s*_${argument}`),
    ([, base, base1], say) => `log to base ${say(either(base, base1))} of`,
  ],
  [
    /^\\(sin|cos|tan|cot|sec|cosec|csc)\s*\^\s*\{\s*-\s*1\s*\}/,
    ([, name], say) => `inverse ${say(`\\${name}`)} of`,
  ],
  [/^(f|g|h|[A-Z])\s*\^\s*\{\s*-\s*1\s*\}/, ([, name]) => `${name} inverse`],
  [/^([A-Z])\s*\^\s*(?:T(?![A-Za-z])|\{\s*(?:T|\\top)\s*\})/, ([, name]) => `${name} transpose`],
  [
    new RegExp(String.raw`^(?:\{\}\s*)?\^${argument}\s*([CP])\s*_${argument}`),
    ([, n, n1, kind, r, r1], say) => `${say(either(n, n1))} ${kind} ${say(either(r, r1))}`,
  ],
  [
    new RegExp(String.raw`^\\[dt]?binom${argument}${argument}`),
    ([, n, n1, r, r1], say) => `${say(either(n, n1))} choose ${say(either(r, r1))}`,
  ],
  [/^!/, () => 'factorial'],
  [/^\\operatorname\s*\{([^{}]*)\}/, ([, name = '']) => operators[name] ?? name],
  [/^\\mathbb\s*\{?([A-Z])\}?/, ([, name]) => name ?? ''],
  [
    /^([[(])((?:[^()[\],{}]|\{[^{}]*\})+),((?:[^()[\],{}]|\{[^{}]*\})+)([\])])/,
    ([whole = '', open, from = '', to = '', close], say) =>
      open === '(' && close === ')'
        ? `(${say(whole.slice(1, -1))})`
        : `the ${open === '[' && close === ']' ? 'closed ' : ''}interval from ${say(from)} to ${say(to)}${without(open, close, say(from), say(to))}`,
  ],
  [/^\\\{/, () => 'the set ('],
  [/^\\\}/, () => ')'],
  [
    /^(?:\\mid(?![A-Za-z])|\|)/,
    ([sign], _, before) =>
      isIn(before, '\\{', '\\}')
        ? 'such that'
        : isIn(before, 'P(', ')')
          ? 'given'
          : sign === '|'
            ? 'bar'
            : 'divides',
  ],
  [/^:(?=[^:]*\\(?:to|rightarrow)(?![a-z]))/, () => 'from'],
  [/^:/, (_, __, before) => (isIn(before, '\\{', '\\}') ? 'such that' : 'to')],
  [/^\\circ(?![A-Za-z])/, (_, __, before) => (/(?:^|\^)\s*$/.test(before) ? 'degrees' : 'composed with')],
]

const sums: Record<string, string> = { int: 'integral', sum: 'sum', prod: 'product' }

const operators: Record<string, string> = {
  adj: 'adjoint of',
  Re: 'the real part of',
  Im: 'the imaginary part of',
  cosec: 'cosecant',
}

/** The end that an interval does not hold; infinity is in none. */
function without(open: string | undefined, close: string | undefined, from: string, to: string): string {
  const missing = open === '(' ? from : close === ')' ? to : 'infinity'
  return missing.endsWith('infinity') ? '' : ` without ${missing}`
}

const products: readonly Sign[] = [
  [new RegExp(String.raw`^\\times(?=\s*\(?\s*${vector})`), () => 'cross'],
  [new RegExp(String.raw`^\\cdot(?=\s*\(?\s*${vector})`), () => 'dot'],
]

/** What stands at a place of a formula, where the signs have a meaning of their own in Mathematics. */
export function readMathematics(source: string, at: number, say: Say): Reading | undefined {
  const environment = readEnvironment(source, at, say)
  if (environment) return environment
  const before = source.slice(0, at)
  const rest = source.slice(at)
  const known = endsWithVector.test(before) ? [...products, ...signs] : signs
  for (const [pattern, words] of known) {
    const found = pattern.exec(rest)
    if (found) return { words: words(found, say, before), end: at + found[0].length }
  }
  return undefined
}

const environments: Record<string, string> = {
  pmatrix: 'the matrix with the rows',
  bmatrix: 'the matrix with the rows',
  vmatrix: 'the determinant with the rows',
  array: 'the rows',
  matrix: 'the rows',
  cases: 'by cases',
}

/** A matrix is said row by row, a function in cases case by case. */
function readEnvironment(source: string, at: number, say: Say): Reading | undefined {
  const [begin = '', name = ''] = /^\\begin\{([a-z]+)\}/.exec(source.slice(at)) ?? []
  const words = environments[name]
  const end = source.indexOf(`\\end{${name}}`, at)
  if (!words || end < 0) return undefined
  let from = at + begin.length
  if (name === 'array' && source[from] === '{') from = closingBrace(source, from) + 1
  const rows = source
    .slice(from, end)
    .split('\\\\')
    .map((row) =>
      row
        .split('&')
        .map(say)
        .filter(Boolean)
        .join(name === 'cases' ? ' ' : ', '),
    )
    .filter(Boolean)
  return { words: `${words} ${rows.join('; ')};`, end: end + `\\end{${name}}`.length }
}
