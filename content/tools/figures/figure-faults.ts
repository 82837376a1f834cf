const tags = new Set('svg title g path line polyline polygon circle ellipse rect text tspan'.split(' '))
const attributes = new Set(
  `xmlns viewBox width height x y dx dy x1 y1 x2 y2 cx cy r rx ry d points transform fill stroke stroke-width
  stroke-linecap stroke-linejoin stroke-dasharray paint-order font-family font-size font-style font-weight
  text-anchor opacity`.split(/\s+/),
)
const tag = /<(\/?)([A-Za-z][\w-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g

const width = 480
const lowest = 160
const highest = 360
const smallestText = 15

/** The faults of a drawn figure. It is shown in an <img>, so it may contain no scripts and no outside addresses. */
export function* figureFaults(svg: string): Iterable<string> {
  yield* formFaults(svg)
  yield* sizeFaults(svg)
  if (/\bNaN\b|undefined|Infinity|\[object/.test(svg)) yield 'has a number or a text that is missing'
  for (const [, size] of svg.matchAll(/<text\b[^>]*\sfont-size="([\d.]+)"/g))
    if (Number(size) < smallestText) yield `has text of ${size} px; ${smallestText} is the smallest`
}

/** It is well-formed, has only allowed tags and attributes, and no addresses. */
function* formFaults(svg: string): Iterable<string> {
  const open: string[] = []
  for (const [whole, end, name = '', list = '', closed] of svg.matchAll(tag)) {
    if (!tags.has(name)) yield `has the tag <${name}>, which is not allowed`
    for (const [, attribute = '', value = ''] of list.matchAll(/([\w:-]+)="([^"]*)"/g)) {
      if (!attributes.has(attribute))
        yield `has the attribute ${attribute} in <${name}>, which is not allowed`
      if (/url\(|javascript:|&(?!(?:amp|lt|gt|quot);)/i.test(value))
        yield `has ${attribute}="${value}", which is not allowed`
    }
    if (end && open.pop() !== name) yield `has ${whole}, which closes what is not open`
    if (!end && !closed) open.push(name)
  }
  if (open.length > 0) yield `does not close <${open.at(-1)}>`
  const rest = svg.replace(tag, '')
  if (/[<>]|&(?!(?:amp|lt|gt|quot);)/.test(rest)) yield 'has a bare <, > or &'
  if (!svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')) yield 'does not begin with <svg xmlns=…>'
}

function* sizeFaults(svg: string): Iterable<string> {
  const [, across = '', down = ''] = /^<svg [^>]*?\swidth="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? []
  if (Number(across) !== width) yield `is ${across || 'not said to be'} wide, ${width} is wanted`
  if (!(Number(down) >= lowest && Number(down) <= highest))
    yield `is ${down || 'not said to be'} high, ${lowest} to ${highest} is wanted`
}
