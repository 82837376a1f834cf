import katex from 'katex'
import 'katex/contrib/mhchem'
import type { AnyQuestion } from '../question-file.ts'
import { forbiddenCommand } from '../text/forbidden-commands.ts'
import { piecesOf } from '../text/formulas.ts'
import { textsOf } from './check.ts'

/** KaTeX, the stricter parser, checks every formula; pages are drawn by Temml from the same source. */
export function* latex(question: AnyQuestion): Iterable<string> {
  for (const [field, text] of textsOf(question)) {
    for (const { kind, source } of piecesOf(text)) {
      if (kind === 'prose') {
        if (/(?<!\\)\$/.test(source)) yield `${field}: an unpaired $ near '${near(source)}'`
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
  const forbidden = forbiddenCommand(source)
  if (forbidden) return `${forbidden} is not allowed`
  try {
    katex.renderToString(source, { displayMode, throwOnError: true, strict: 'error', maxExpand: 200 })
    return undefined
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 140)
  }
}
