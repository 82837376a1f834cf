import { ProblemReply } from '@vikalp/contract/problem'
import type { Answer } from '../ask.ts'

const slowestMs = 3_000

// What only the inside of a server says: stacks, files, SQL and the names of its tools.
const inner =
  /\bat [\w.<>]+ \(|node_modules|\.ts:\d|\.js:\d|\/server\/|SQLSTATE|syntax error at|relation "|violates|pg_|ECONN|is not a function|Cannot read prop|ZodError|FST_/

/** What is wrong with an answer, whatever was asked; undefined when nothing is. */
export function faultOf({ status, headers, text, ms }: Answer): string | undefined {
  if (ms > slowestMs) return `took ${Math.round(ms)} ms`
  if (status >= 500) return `status ${status}`
  const leak = status >= 400 ? inner.exec(text)?.[0] : undefined
  if (leak) return `says "${leak}"`
  if (headers.get('x-content-type-options') !== 'nosniff') return 'lacks the security headers'
  if (status >= 400 && !ProblemReply.safeParse(parse(text)).success) return 'has an error of another shape'
  if (status === 401 && !headers.get('www-authenticate')) return 'is 401 without www-authenticate'
  if (status === 429 && !headers.get('retry-after')) return 'is 429 without retry-after'
  return undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
