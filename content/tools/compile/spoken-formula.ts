import { closingBrace } from '../text/formulas.ts'
import { type Reading, readMathematics } from './spoken-mathematics.ts'

// How a command is read aloud; those that only affect the layout are silent.
const names: Record<string, string> = {
  times: 'times',
  cdot: 'times',
  div: 'divided by',
  pm: 'plus or minus',
  mp: 'minus or plus',
  le: 'is at most',
  leq: 'is at most',
  ge: 'is at least',
  geq: 'is at least',
  ne: 'is not equal to',
  neq: 'is not equal to',
  approx: 'is about',
  propto: 'is proportional to',
  infty: 'infinity',
  to: 'to',
  rightarrow: 'to',
  Rightarrow: 'implies',
  degree: 'degrees',
  prime: 'prime',
  int: 'the integral of',
  sum: 'the sum of',
  parallel: 'parallel',
  perp: 'perpendicular',
  hbar: 'h bar',
  ell: 'l',
  varepsilon: 'epsilon',
  varphi: 'phi',
  vartheta: 'theta',
  ll: 'is much less than',
  gg: 'is much greater than',
  ldots: 'and so on',
  dots: 'and so on',
  ln: 'natural log of',
  log: 'log of',
  sin: 'sine',
  cos: 'cosine',
  tan: 'tangent',
  cot: 'cotangent',
  sec: 'secant',
  cosec: 'cosecant',
  '%': 'per cent',
  Delta: 'delta',
  partial: 'partial',
  angle: 'angle',
  leftrightarrow: 'to and from',
  rightleftharpoons: 'in equilibrium with',
  AA: 'angstrom',
  cup: 'union',
  cap: 'intersection',
  in: 'is in',
  notin: 'is not in',
  subset: 'is a proper subset of',
  subseteq: 'is a subset of',
  supset: 'contains properly',
  supseteq: 'contains',
  setminus: 'minus',
  emptyset: 'the empty set',
  varnothing: 'the empty set',
  forall: 'for all',
  exists: 'there is',
  iff: 'if and only if',
  Leftrightarrow: 'if and only if',
  csc: 'cosecant',
  arg: 'the argument of',
  det: 'the determinant of',
  lvert: 'bar',
  rvert: 'bar',
  vert: 'bar',
  lfloor: 'the greatest integer in (',
  rfloor: ')',
  triangle: 'triangle',
  cdots: 'and so on',
}

const silent = new Set(
  `left right big Big bigg text textrm mathrm mathbf mathit mathsf rm displaystyle textstyle limits quad qquad , ; : !
  begin end operatorname boldsymbol bigl bigr Bigl Bigr middle phantom hspace`.split(/\s+/),
)

const accents: Record<string, string> = {
  vec: 'vector',
  overrightarrow: 'vector',
  hat: 'unit vector',
  bar: 'bar',
  overline: 'bar',
  dot: 'dot',
  tilde: 'tilde',
  ddot: 'double dot',
}

/** A formula in words: 'm v squared over r'. Chemical formulas keep their letters and numbers. */
export function spokenFormula(written: string, spokenPu: (source: string) => string): string {
  const source = written.replace(/\\(?:left|right)(?![A-Za-z])\s*\.?/g, '')
  const words: string[] = []
  let at = 0
  while (at < source.length) {
    const read = readNext(source, at, spokenPu)
    if (read.words) words.push(read.words)
    if (/^\\(?:[dt]?frac|sqrt)/.test(source.slice(at)) && isFactor(source.slice(read.end).trimStart()))
      words.push('times')
    at = Math.max(read.end, at + 1)
  }
  return words.join(' ').replace(/\s+/g, ' ').trim()
}

/** Whether a factor follows: then 'one over two' needs a 'times', or the factor would sound like part of the divisor. */
const isFactor = (rest: string) => {
  const command = /^\\([A-Za-z]+)/.exec(rest)?.[1]
  if (command === undefined) return /^[A-Za-z\d(]/.test(rest)
  return !silent.has(command) && !Object.hasOwn(names, command)
}

type SpokenPu = (source: string) => string

function readNext(source: string, at: number, pu: SpokenPu): Reading {
  const char = source[at] ?? ''
  const known = readMathematics(source, at, (part) => spokenFormula(part, pu))
  if (known) return known
  if (char === '\\') return readCommand(source, at, pu)
  if (char === '{') return readGroup(source, at, pu)
  if (char === '^') {
    const { words, end } = readGroup(source, at + 1, pu)
    return { words: isOrbital(source.slice(0, at)) ? words : spokenPower(words), end }
  }
  if (char === '_') {
    const { words, end } = readGroup(source, at + 1, pu)
    return { words: `sub ${words}`, end }
  }
  const run = /^(?:\d+(?:\.\d+)?|[A-Za-z])/.exec(source.slice(at))?.[0]
  if (run) return { words: run, end: at + run.length }
  return { words: signs[char] ?? char, end: at + 1 }
}

/** sp³ and 3d⁵ are orbitals: their numbers are not powers. */
const isOrbital = (before: string) => /(?:\bsp|\bsp\^\d\s*d|\d\s*[spdf])$/.test(before)

const signs: Record<string, string> = {
  '-': 'minus',
  '−': 'minus',
  '+': 'plus',
  '=': 'equals',
  '/': 'over',
  '<': 'is less than',
  '>': 'is greater than',
  ':': 'to',
  '*': 'times',
  "'": 'prime',
  '~': '',
  '&': '',
  '}': '',
  '(': '(',
  ')': ')',
  '[': '(',
  ']': ')',
}

/** The content of the braces at `at`, or the single character there. */
function readGroup(source: string, at: number, pu: SpokenPu): Reading {
  const from = at + (/^\s*/.exec(source.slice(at))?.[0].length ?? 0)
  if (source[from] !== '{')
    return from < source.length ? readNext(source, from, pu) : { words: '', end: from }
  const end = closingBrace(source, from)
  return { words: spokenFormula(source.slice(from + 1, end), pu), end: end + 1 }
}

function readCommand(source: string, at: number, pu: SpokenPu): Reading {
  const name = /^\\([A-Za-z]+|.)/s.exec(source.slice(at))?.[1] ?? ''
  const after = at + 1 + name.length
  if (name === 'pu' || name === 'ce') {
    const end = closingBrace(source, after)
    const inner = source.slice(after + 1, end)
    return { words: name === 'pu' ? pu(inner) : spokenChemistry(inner), end: end + 1 }
  }
  if (name === 'text' || name === 'mathrm' || name === 'textrm') {
    const end = closingBrace(source, after)
    return { words: source.slice(after + 1, end), end: end + 1 }
  }
  if (/^[dt]?frac$/.test(name)) {
    const over = readGroup(source, after, pu)
    const under = readGroup(source, over.end, pu)
    return { words: `${groupedSum(over.words)} over ${grouped(under.words)}`, end: under.end }
  }
  if (name === 'sqrt') return readRoot(source, after, pu)
  const accent = accents[name]
  if (accent) {
    const { words, end } = readGroup(source, after, pu)
    return { words: accent.includes('vector') ? `${accent} ${words}` : `${words} ${accent}`, end }
  }
  if (silent.has(name)) return { words: '', end: after }
  return { words: names[name] ?? (/^[A-Za-z]+$/.test(name) ? name : ''), end: after }
}

function readRoot(source: string, after: number, pu: SpokenPu): Reading {
  const degree = /^\[([^\]]*)\]/.exec(source.slice(after))
  const { words, end } = readGroup(source, after + (degree?.[0].length ?? 0), pu)
  const root = degree?.[1] === '3' ? 'cube' : degree ? `${degree[1]}th` : 'square'
  return { words: `the ${root} root of ${grouped(words)}`, end }
}

/** A compound part of a fraction or root is put in brackets, so that its end can be heard. */
const grouped = (words: string) => (/ (?!sub |squared|cubed)/.test(words) ? `(${words})` : words)

const groupedSum = (words: string) => (/ (?:plus|minus|over) /.test(words) ? `(${words})` : words)

export function spokenPower(power: string): string {
  if (power === '2') return 'squared'
  if (power === '3') return 'cubed'
  if (power === 'degrees' || power === 'prime') return power
  return `to the power ${power}`
}

function spokenChemistry(source: string): string {
  return source
    .replace(/<=>>?|<<=>|⇌/g, ' in equilibrium with ')
    .replace(/<->/g, ' resonates with ')
    .replace(/\|\|/g, ' double bar ')
    .replace(/\|/g, ' bar ')
    .replace(/->|→/g, ' gives ')
    .replace(/\^\{?(\d*)([+-])\}?/g, (_, size, sign) => ` ${size} ${sign === '+' ? 'plus' : 'minus'} `)
    .replace(/\s\+\s/g, ' plus ')
    .replace(/([A-Za-z\d)\]])\+/g, '$1 plus ')
    .replace(/([A-Za-z\d)\]])-(?=\s|$)/g, '$1 minus ')
    .replace(/#/g, ' triple bond ')
    .replace(/(?<=\S)=(?=\S)/g, ' double bond ')
    .replace(/\\Delta/g, ' heat ')
    .replace(/[_^{}$\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
