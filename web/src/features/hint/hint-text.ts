import { fieldsOf } from '#platform/fields-of.ts'

export type Hint = { text: string; html?: string }

/**
 * The hint inside a model-style result: candidates[0].content.parts[0].text, else .content.text, else .output
 * (requirement 6.2). Undefined when there is none.
 */
export function hintIn(reply: unknown): Hint | undefined {
  const candidate = fieldsOf(first(fieldsOf(fieldsOf(reply).hint).candidates))
  const content = fieldsOf(candidate.content)
  const part = fieldsOf(first(content.parts))
  const text = [part.text, content.text, candidate.output].find(isText)
  if (text === undefined) return undefined
  return isText(part.html) && text === part.text ? { text, html: part.html } : { text }
}

/** The paragraphs of a plain hint. */
export const paragraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')

const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : undefined)
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
