import temml from 'temml'
import { forbiddenCommand } from '../text/forbidden-commands.ts'
import { cutIntoLines, visibleLength } from './line-breaks.ts'

/** A formula with more visible characters may have to be broken, and a line of it with more may need to scroll. */
const most = { unbroken: 12, unboxed: 16 }

/**
 * Converts a formula to MathML: in pieces between which a line may end, mostly one. A piece that may be wider than a
 * phone's screen gets a box of its own, in which it scrolls.
 */
export function formulaToMathml(source: string, display: boolean): string[] {
  const forbidden = forbiddenCommand(source)
  if (forbidden) throw new Error(`${forbidden} is not allowed in $${source}$`)
  const mathml = temml.renderToString(withTimesSign(source), {
    displayMode: display,
    throwOnError: true,
    trust: false,
    maxExpand: 100,
    wrap: 'none',
  })
  const lines =
    display || visibleLength(mathml) <= most.unbroken ? [mathml] : cutIntoLines(mathml, most.unboxed)
  return lines.map((line) => boxed(line.replace('<math', '<math aria-hidden="true"')))
}

const boxed = (mathml: string) =>
  visibleLength(mathml) <= most.unboxed ? mathml : `<span class="formula">${mathml}</span>`

/** mhchem prints 2e3 with a dot and 2E3 with a times sign; Indian papers use the times sign. */
const withTimesSign = (source: string) =>
  source.replace(/\\pu\{\s*[+-]?[\d.]*\de(?=[+-]?\d)/g, (number) => `${number.slice(0, -1)}E`)
