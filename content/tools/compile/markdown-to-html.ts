import MarkdownIt from 'markdown-it'
import { formulaAt } from '../text/formulas.ts'
import { formulaToMathml } from './formula-to-mathml.ts'
import { spokenPu } from './spoken.ts'
import { spokenFormula } from './spoken-formula.ts'

// Paragraphs, lists, tables and emphasis are all a question needs; the rest stays plain text.
const markdown = new MarkdownIt('default', { html: false, linkify: false, typographer: false })
  .disable(['code', 'fence', 'blockquote', 'hr', 'heading', 'lheading', 'reference', 'html_block'])
  .disable(['backticks', 'strikethrough', 'link', 'image', 'autolink', 'html_inline'])

// It runs before every other inline rule, so that _, * and \ inside a formula are left alone.
markdown.inline.ruler.before('escape', 'formula', (state, silent) => {
  if (state.src[state.pos] !== '$') return false
  const formula = formulaAt(state.src, state.pos)
  if (!formula) return false
  if (!silent) {
    const token = state.push('formula', '', 0)
    token.content = formula.source
    token.block = formula.display
  }
  state.pos = formula.end
  return true
})

// Browsers may break a line between a formula and the full stop after it, so both go into one box.
markdown.core.ruler.after('inline', 'join-punctuation', ({ tokens }) => {
  for (const { children } of tokens) {
    for (const [index, token] of children?.entries() ?? []) {
      if (token.type !== 'formula' || token.block) continue
      const before = children?.[index - 1]
      const after = children?.[index + 1]
      const opening = before?.type === 'text' ? (/[([“‘]+$/.exec(before.content)?.[0] ?? '') : ''
      const closing = after?.type === 'text' ? (/^[.,;:?!)\]”’%]+/.exec(after.content)?.[0] ?? '') : ''
      if (before) before.content = before.content.slice(0, before.content.length - opening.length)
      if (after) after.content = after.content.slice(closing.length)
      token.meta = { opening, closing }
    }
  }
})

/** What only a screen reader says. */
export const spokenToHtml = (words: string): string =>
  `<span class="words">${markdown.utils.escapeHtml(words)}</span>`

markdown.renderer.rules.formula = (tokens, index) => {
  const token = tokens[index]
  if (!token) return ''
  const lines = formulaToMathml(token.content, token.block)
  const { opening = '', closing = '' }: { opening?: string; closing?: string } = token.meta ?? {}
  const words = spokenToHtml(spokenFormula(token.content, spokenPu))
  return lines
    .map((line, i) => {
      const before = i === 0 ? opening + words : ''
      const after = i === lines.length - 1 ? closing : ''
      return (opening && i === 0) || after
        ? `<span class="joined">${before}${line}${after}</span>`
        : before + line
    })
    .join('<wbr>')
}

// A wide table scrolls in its own box, so that the page does not.
markdown.renderer.rules.table_open = () => '<div class="table-box"><table>'
markdown.renderer.rules.table_close = () => '</table></div>'

/** Statements to choose from, each with its label at the start of its line, are paragraphs as well. */
const labelledStatement = /^(?:[A-E]|[P-T]|I{1,3}|IV|V)[.:] /

function apart(text: string): string {
  const lines = text.split('\n')
  if (lines.filter((line) => labelledStatement.test(line)).length < 3) return text
  return lines
    .map((line, at) => {
      const isNext = labelledStatement.test(line) || labelledStatement.test(lines[at - 1] ?? '')
      return at > 0 && isNext ? `\n${line}` : line
    })
    .join('\n')
}

const namedStatement = String.raw`(?:Assertion \(A\)|Reason \(R\)|Statement I{1,2}):`
const aroundStatements = new RegExp(String.raw`\n(?=${namedStatement})|(?<=^${namedStatement}.*)\n`, 'gm')

/** For a text of several paragraphs. A statement that has a name is one, so that it can be told from the next. */
export const markdownToHtml = (text: string): string =>
  markdown.render(apart(text.replace(aroundStatements, '\n\n'))).trim()

/** For a text within a line: an option or a note. */
export const inlineToHtml = (text: string): string => markdown.renderInline(text).trim()
