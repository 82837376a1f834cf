const tags = /<(\/?)([a-z]+)[^>]*>/g

const relations = '=<>≤≥≪≫≠≈≃≅≡∼∝→←↔⇒⇔⇌⇋⟶⟵⟷⟹⟺'
const endsLine = new RegExp(`^[${relations}]$|^[|∥‖]+$`)
const operators = /^[+−±∓×⋅·]$/

/** An element of a formula with all it holds, and what of it the reader sees. */
type Part = { html: string; text: string }

/**
 * Cuts MathML where a line may end: after a relation, an arrow or the bar of a cell. What stays longer than `most`
 * characters is cut after its signs of addition and multiplication as well. Browsers never break within one formula.
 */
export function cutIntoLines(mathml: string, most: number): string[] {
  const open = /^<math[^>]*>/.exec(mathml)?.[0] ?? ''
  const parts = childrenOf(mathml.slice(open.length, -'</math>'.length))
  return cutAfter(parts, endsLine)
    .flatMap((line) => (lengthOf(line) > most ? cutAfter(line, operators) : [line]))
    .map((line) => `${open}<mrow>${line.map(({ html }) => html).join('')}</mrow></math>`)
}

/** How many characters of a formula the reader sees. */
export const visibleLength = (mathml: string): number => textOf(mathml).length

const textOf = (html: string): string =>
  html
    .replace(/<mphantom>.*?<\/mphantom>/gs, '')
    .replace(tags, '')
    .replace(/\s/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/&[a-z]+;/g, '&')

const lengthOf = (parts: readonly Part[]): number => parts.reduce((sum, { text }) => sum + text.length, 0)

/** The elements of a row; a row that holds nothing but a row stands for it. */
function childrenOf(html: string): Part[] {
  const parts: Part[] = []
  let depth = 0
  let from = 0
  for (const { 0: tag, 1: closing, index } of html.matchAll(tags)) {
    depth += closing ? -1 : 1
    if (depth > 0) continue
    const part = html.slice(from, index + tag.length)
    parts.push({ html: part, text: textOf(part) })
    from = index + tag.length
  }
  const inner = parts.length === 1 ? /^<mrow>(.*)<\/mrow>$/s.exec(html)?.[1] : undefined
  return inner === undefined ? parts : childrenOf(inner)
}

/** Spaces and a second bar stay on the line of the sign before them. */
function cutAfter(parts: readonly Part[], ends: RegExp): Part[][] {
  const lines: Part[][] = [[]]
  let isEnded = false
  for (const [index, part] of parts.entries()) {
    const isSign = ends.test(part.text)
    if (isEnded && !isSign && part.text !== '') {
      lines.push([])
      isEnded = false
    }
    lines.at(-1)?.push(part)
    // A sign that begins a line belongs to what follows: '= 3', '-3'.
    if (isSign && lengthOf(parts.slice(0, index)) > 0) isEnded = true
  }
  return lines
}
