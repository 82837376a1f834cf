/** A text consists of prose and formulas; both keep their source. */
export type Piece = { kind: 'prose' | 'inline' | 'display'; source: string }

export type Formula = { source: string; display: boolean; end: number }

/** The formula whose opening dollar is at `start`; undefined when it is never closed. */
export function formulaAt(text: string, start: number): Formula | undefined {
  const fence = text.startsWith('$$', start) ? '$$' : '$'
  let at = start + fence.length
  while (at < text.length) {
    if (text[at] === '\\') at += 2
    else if (text.startsWith(fence, at)) break
    else at += 1
  }
  if (at >= text.length) return undefined
  const source = text.slice(start + fence.length, at).trim()
  return source ? { source, display: fence === '$$', end: at + fence.length } : undefined
}

/** Splits a text at its formulas. An unpaired dollar stays in the prose, where a check finds it. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let prose = ''
  let at = 0
  while (at < text.length) {
    const formula = text[at] === '$' ? formulaAt(text, at) : undefined
    if (formula) {
      pieces.push({ kind: 'prose', source: prose })
      pieces.push({ kind: formula.display ? 'display' : 'inline', source: formula.source })
      prose = ''
      at = formula.end
      continue
    }
    const step = text[at] === '\\' ? 2 : 1
    prose += text.slice(at, at + step)
    at += step
  }
  pieces.push({ kind: 'prose', source: prose })
  return pieces.filter((piece) => piece.source !== '')
}

export const formulasOf = (text: string): string[] =>
  piecesOf(text)
    .filter((piece) => piece.kind !== 'prose')
    .map((piece) => piece.source)

/** The prose, with each formula replaced by one character. */
export const proseOf = (text: string, mark = ' '): string =>
  piecesOf(text)
    .map((piece) => (piece.kind === 'prose' ? piece.source : mark))
    .join('')

/** The contents of the braces after a command such as \pu or \ce, nested braces included. */
export function argumentsOf(formula: string, command: string): string[] {
  const found: string[] = []
  let at = formula.indexOf(`${command}{`)
  while (at >= 0) {
    const end = closingBrace(formula, at + command.length)
    found.push(formula.slice(at + command.length + 1, end))
    at = formula.indexOf(`${command}{`, end)
  }
  return found
}

/** The place of the brace that closes the one at `open`, or the end of the text. */
export function closingBrace(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '{') depth += 1
    else if (text[at] === '}' && --depth === 0) return at
  }
  return text.length
}
