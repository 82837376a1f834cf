import katex from 'katex'
import 'katex/contrib/mhchem'
import type { Question } from '../question-file.ts'
import { piecesOf } from '../text/formulas.ts'
import { refusedCommand } from '../text/refused-commands.ts'
import { textsOf } from './check.ts'

/** KaTeX is the strict judge of every formula; pages are drawn by another program, from the same source. */
export function* latex(question: Question): Iterable<string> {
  for (const [field, text] of textsOf(question)) {
    for (const { kind, source } of piecesOf(text)) {
      if (kind === 'prose') {
        if (/(?<!\\)\$/.test(source)) yield `${field}: a $ without its partner near '${near(source)}'`
        if (/\\[a-zA-Z]/.test(source))
          yield `${field}: a LaTeX command outside $...$ near '${near(source, '\\')}'`
        continue
      }
      const fault = faultOf(source, kind === 'display')
      if (fault) yield `${field}: ${fault} in $${source}$`
    }
  }
}

const near = (text: string, mark = '$') => text.slice(Math.max(0, text.indexOf(mark) - 12)).slice(0, 36)

function faultOf(source: string, displayMode: boolean): string | undefined {
  const refused = refusedCommand(source)
  if (refused) return `${refused} is not allowed`
  try {
    katex.renderToString(source, { displayMode, throwOnError: true, strict: 'error', maxExpand: 200 })
    return undefined
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 140)
  }
}
