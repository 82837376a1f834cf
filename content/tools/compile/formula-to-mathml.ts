import temml from 'temml'
import { forbiddenCommand } from '../text/forbidden-commands.ts'
import { plainText } from '../text/words.ts'

/** A formula with this many visible characters may be wider than a phone's screen. */
const wideFrom = 28

export const isWide = (source: string): boolean => plainText(source).length > wideFrom

/** Converts a formula to MathML. A wide one gets its own scrolling box, which the keyboard can reach. */
export function formulaToMathml(source: string, display: boolean): string {
  const forbidden = forbiddenCommand(source)
  if (forbidden) throw new Error(`${forbidden} is not allowed in $${source}$`)
  const mathml = temml.renderToString(withTimesSign(source), {
    displayMode: display,
    throwOnError: true,
    trust: false,
    maxExpand: 100,
    wrap: 'none',
  })
  if (!isWide(source)) return mathml
  return `<span class="formula" tabindex="0" role="group" aria-label="Formula">${mathml}</span>`
}

/** mhchem prints 2e3 with a dot and 2E3 with a times sign; Indian papers use the times sign. */
const withTimesSign = (source: string) =>
  source.replace(/\\pu\{\s*[+-]?[\d.]*\de(?=[+-]?\d)/g, (number) => `${number.slice(0, -1)}E`)
