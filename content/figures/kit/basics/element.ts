/** A piece of a figure: SVG text, something that carries it, or several of them. */
export type Part = string | { readonly part: string } | readonly Part[]

export type Attributes = Record<string, string | number | undefined>

export const join = (part: Part): string => {
  if (typeof part === 'string') return part
  return 'part' in part ? part.part : part.map(join).join('')
}

/** One SVG element; `strokeWidth` becomes stroke-width, and numbers keep one decimal. */
export const element = (name: string, attributes: Attributes, ...children: Part[]): string => {
  const list = Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : [` ${kebab(key)}="${written(value)}"`]))
    .join('')
  const inside = join(children)
  return inside === '' ? `<${name}${list}/>` : `<${name}${list}>${inside}</${name}>`
}

export const group = (attributes: Attributes, ...children: Part[]): string =>
  element('g', attributes, ...children)

/** Moves a part drawn around the origin to its place, turned anticlockwise by degrees. */
export const placed = ([x, y]: readonly [number, number], degrees: number, ...children: Part[]): string => {
  const turn = degrees === 0 ? '' : ` rotate(${short(-degrees)})`
  return group({ transform: `translate(${short(x)} ${short(y)})${turn}` }, ...children)
}

export const short = (value: number): string => String(Math.round(value * 10) / 10 + 0)

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const kebab = (key: string) =>
  key === 'viewBox' ? key : key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const written = (value: string | number) => (typeof value === 'number' ? short(value) : escaped(value))
