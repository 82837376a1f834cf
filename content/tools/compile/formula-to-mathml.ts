import temml from 'temml'
import { refusedCommand } from '../text/refused-commands.ts'
import { plainText } from '../text/words.ts'

/** Visible characters from which a formula may be wider than the column of a phone. */
const wideFrom = 28

export const isWide = (source: string): boolean => plainText(source).length > wideFrom

/** Draws a formula as MathML. A wide one gets a box of its own that scrolls and can be reached by keyboard. */
export function formulaToMathml(source: string, display: boolean): string {
  const refused = refusedCommand(source)
  if (refused) throw new Error(`${refused} is not allowed in $${source}$`)
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
