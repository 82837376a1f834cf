import { createHash } from 'node:crypto'

const words = (list: string) => new Set(list.split(/\s+/))

const tags = words(`p div em strong ul ol li br table thead tbody tr th td sub sup span wbr
  math mrow mi mn mo mtext mspace ms msup msub msubsup mfrac msqrt mroot mover munder munderover
  mtable mtr mtd mpadded mphantom menclose mstyle mmultiscripts mprescripts none
  svg g path line polyline polygon circle text tspan`)

const attributes =
  words(`class start tabindex role aria-label aria-hidden display displaystyle scriptlevel mathvariant
  stretchy form fence separator lspace rspace width height depth voffset accent accentunder movablelimits
  symmetric largeop minsize maxsize notation linethickness columnalign columnspacing columnlines columnspan
  rowspacing rowlines rowspan side
  viewBox d points x y x1 y1 x2 y2 dx dy cx cy r transform fill stroke stroke-width stroke-linecap
  stroke-linejoin stroke-dasharray font-size font-style font-weight text-anchor`)

const tag = /<\/?([a-zA-Z][\w-]*)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*\/?>/g

/** Throws unless the HTML has only allowed tags and attributes, so that no script can run. */
export function assertInert(html: string): void {
  for (const [whole, name = '', list = ''] of html.matchAll(tag)) {
    if (!tags.has(name)) throw new Error(`the tag ${whole} is not allowed`)
    for (const [, attribute = ''] of list.matchAll(/([\w-]+)(?:="[^"]*")?/g))
      if (!attributes.has(attribute)) throw new Error(`the attribute ${attribute} is not allowed in ${whole}`)
  }
  const rest = html.replace(tag, '')
  if (/[<>]/.test(rest)) throw new Error(`a stray angle bracket in ${rest.slice(0, 60)}`)
}

const styled = /<([a-z]+)((?:\s+[\w-]+="[^"]*")*?)\s+style="([^"]*)"((?:\s+[\w-]+="[^"]*")*)/g

/** Collects style attributes into classes, since the pages allow no inline styles. */
export class StyleSheet {
  #rules = new Map<string, string>()

  /** The same HTML with a class in place of each style attribute. */
  withClasses(html: string): string {
    return html.replace(styled, (_, name: string, before: string, style: string, after: string) => {
      const rest = before + after
      const own = this.#classFor(style)
      const known = / class="([^"]*)"/.exec(rest)
      const others = rest.replace(/ class="[^"]*"/, '')
      return `<${name} class="${known ? `${known[1]} ` : ''}${own}"${others}`
    })
  }

  css(): string {
    const rules = [...this.#rules].sort(([a], [b]) => (a < b ? -1 : 1))
    return rules.map(([name, style]) => `.${name} { ${style.replace(/;?$/, ';')} }\n`).join('')
  }

  #classFor(style: string): string {
    if (!/^[\w\s.%:;#(),-]+$/.test(style) || /url|expression|@/i.test(style))
      throw new Error(`the style '${style}' is not allowed`)
    const name = `tm-${createHash('sha256').update(style).digest('hex').slice(0, 6)}`
    this.#rules.set(name, style)
    return name
  }
}
