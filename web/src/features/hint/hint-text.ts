export type Hint = { text: string; html?: string }

/**
 * The hint inside a model-style result: candidates[0].content.parts[0].text, else .content.text, else .output
 * (requirement 6.2). Undefined when there is none.
 */
export function hintIn(reply: unknown): Hint | undefined {
  const candidate = first(at(at(reply, 'hint'), 'candidates'))
  const content = at(candidate, 'content')
  const part = first(at(content, 'parts'))
  const text = [at(part, 'text'), at(content, 'text'), at(candidate, 'output')].find(isText)
  if (text === undefined) return undefined
  const html = at(part, 'html')
  return isText(html) && text === at(part, 'text') ? { text, html } : { text }
}

/** A plain hint is read in paragraphs. */
export const paragraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')

const at = (value: unknown, key: string): unknown => Object(value)[key]
const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : undefined)
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
