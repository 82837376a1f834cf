import type { ProblemCode } from '@vikalp/contract/problem'

type Extras = { fields?: Record<string, string>; retryAfterSeconds?: number; cause?: unknown }

/** An error for the caller. Server code throws it; only error-reply.ts turns it into HTTP. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly fields: Record<string, string> | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ProblemCode, message: string, { fields, retryAfterSeconds, cause }: Extras = {}) {
    super(message, { cause })
    this.code = code
    this.fields = fields
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export const notFound = (what: string): Problem => new Problem('not_found', `${what} was not found`)

/** One wrong field of a request. */
export const invalid = (field: string, sentence: string): Problem =>
  new Problem('invalid_request', `${field} ${sentence}`, { fields: { [field]: sentence } })

export const unavailable = (what: string, cause: unknown): Problem =>
  new Problem('unavailable', `${what} does not answer just now`, { retryAfterSeconds: 2, cause })
