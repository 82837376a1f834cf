import { choose, factorial, permute } from './counting.ts'

/**
 * The value of a number as Mathematics prints it: integers, fractions, roots, powers, logarithms, multiples of pi and e,
 * factorials and numbers of selections. Undefined for anything that is not one number, a decimal included: that is rounded.
 */
export function printedValue(latex: string): number | undefined {
  try {
    const reader = new Reader(tokensOf(latex))
    const value = reader.sum()
    return reader.isAtEnd() && Number.isFinite(value) ? value : undefined
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const notOne = 'is not one number'

const token =
  /\\(?:left|right|!|,|;|:|displaystyle)(?![A-Za-z])|(\\[A-Za-z]+|\d+(?:\{,\}\d+)*|\^|_|[-+−*/!()[\]{}|eCP])|\s+|(.)/gs

function tokensOf(latex: string): string[] {
  const tokens: string[] = []
  // TeX takes one digit each: \frac12 is a half.
  const braced = latex.replace(/(\\[dt]?frac)\s*(\d)\s*(\d)/g, '$1{$2}{$3}')
  for (const [, known, other] of braced.matchAll(token)) {
    if (other !== undefined) throw new RangeError(notOne)
    if (known !== undefined) tokens.push(known === '−' ? '-' : known.replaceAll('{,}', ''))
  }
  return tokens
}

const functions: Record<string, (x: number) => number> = {
  '\\sin': Math.sin,
  '\\cos': Math.cos,
  '\\tan': Math.tan,
  '\\ln': Math.log,
  '\\sqrt': Math.sqrt,
}
const inverses: Record<string, (x: number) => number> = {
  '\\sin': Math.asin,
  '\\cos': Math.acos,
  '\\tan': Math.atan,
}

class Reader {
  private at = 0
  private readonly tokens: readonly string[]

  constructor(tokens: readonly string[]) {
    this.tokens = tokens
  }

  isAtEnd(): boolean {
    return this.at === this.tokens.length
  }

  sum(): number {
    const sign = this.sign()
    let total = sign * this.term()
    while (this.next('+') || this.next('-')) {
      const minus = this.tokens[this.at++] === '-'
      total += (minus ? -1 : 1) * this.term()
    }
    return total
  }

  private sign(): number {
    if (this.take('-')) return -1
    this.take('+')
    return 1
  }

  private term(): number {
    let value = this.power()
    while (!this.isAtEnd()) {
      if (this.take('\\times') || this.take('\\cdot') || this.take('*')) value *= this.power()
      else if (this.take('/')) value /= this.power()
      else if (this.startsFactor()) value *= this.power()
      else break
    }
    return value
  }

  private startsFactor(): boolean {
    const [before = '', next = ''] = this.tokens.slice(this.at - 1, this.at + 1)
    if (/^\d/.test(next)) return before === '!'
    // 1\frac{1}{2} could be a sum, and is no product that anybody prints.
    if (/^\\[dt]?frac$/.test(next)) return !/^\d/.test(before)
    return /^(?:\\(?:sqrt|pi|ln|log|sin|cos|tan|binom)|[({e^])$/.test(next)
  }

  private power(): number {
    let value = this.factor()
    while (!this.isAtEnd()) {
      if (this.take('!')) value = factorial(value)
      else if (this.take('^')) value **= this.group()
      else break
    }
    return value
  }

  private factor(): number {
    const next = this.tokens[this.at++] ?? ''
    if (/^\d/.test(next)) return Number(next)
    if (next === '\\pi') return Math.PI
    if (next === 'e') return Math.E
    if (next === '(') return this.until(')')
    if (next === '[') return this.until(']')
    if (next === '|') return Math.abs(this.until('|'))
    if (next === '{' && !this.next('}')) return this.until('}')
    if (next === '{' || next === '^') return this.selection(next)
    if (/^\\[dt]?frac$/.test(next)) return this.group() / this.group()
    if (next === '\\binom') return choose(this.group(), this.group())
    if (next === '\\log') return this.logarithm()
    if (next === '\\sqrt' && this.next('[')) return this.root()
    return this.ofFunction(next)
  }

  /** What the braces hold, or the one sign that stands there: `\frac12`. */
  private group(): number {
    if (this.take('{')) return this.until('}')
    if (this.next('\\pi') || this.next('e')) return this.factor()
    const digit = this.tokens[this.at] ?? ''
    if (!/^\d$/.test(digit)) throw new RangeError(notOne)
    this.at += 1
    return Number(digit)
  }

  /** {}^{10}C_{3} and ^{10}P_3. */
  private selection(first: string): number {
    if (first === '{') {
      this.expect('}')
      this.expect('^')
    }
    const of = this.group()
    const count = this.take('C') ? choose : this.take('P') ? permute : undefined
    if (!count) throw new RangeError(notOne)
    this.expect('_')
    return count(of, this.group())
  }

  private root(): number {
    this.expect('[')
    const degree = this.until(']')
    const of = this.group()
    return of < 0 && degree % 2 === 1 ? -((-of) ** (1 / degree)) : of ** (1 / degree)
  }

  private logarithm(): number {
    const base = this.take('_') ? this.group() : undefined
    if (base === undefined) throw new RangeError(notOne) // log alone is read in two ways
    return Math.log(this.argument()) / Math.log(base)
  }

  private ofFunction(name: string): number {
    const apply = functions[name]
    if (!apply) throw new RangeError(notOne)
    if (!this.take('^')) return apply(name === '\\sqrt' ? this.group() : this.argument())
    const power = this.group()
    const invert = inverses[name]
    if (power === -1 && invert) return invert(this.argument())
    return apply(this.argument()) ** power
  }

  /** Of a function: one factor, `\sin\frac{\pi}{6}`, `\ln 2`, `\tan^{-1}(2)`. */
  private argument(): number {
    const value = this.factor()
    return this.next('\\pi') ? value * this.factor() : value
  }

  private until(end: string): number {
    const value = this.sum()
    this.expect(end)
    return value
  }

  private next(wanted: string): boolean {
    return this.tokens[this.at] === wanted
  }

  private take(wanted: string): boolean {
    if (!this.next(wanted)) return false
    this.at += 1
    return true
  }

  private expect(wanted: string): void {
    if (!this.take(wanted)) throw new RangeError(notOne)
  }
}
