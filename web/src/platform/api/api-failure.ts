import type { ProblemCode } from '@vikalp/contract/problem'

export type FailureCode = ProblemCode | 'offline' | 'timeout'

type Details = {
  status?: number
  retryAfterSeconds?: number
  fields?: Record<string, string>
  requestId?: string
}

/** Why a call failed. Screens branch on the code; the message is for the log alone. */
export class ApiFailure extends Error {
  readonly code: FailureCode
  /** The HTTP status; 0 when no answer came. */
  readonly status: number
  readonly retryAfterSeconds: number | undefined
  readonly fields: Record<string, string>
  readonly requestId: string | undefined

  constructor(code: FailureCode, { status = 0, retryAfterSeconds, fields = {}, requestId }: Details = {}) {
    super(`The call failed: ${code}`)
    this.name = 'ApiFailure'
    this.code = code
    this.status = status
    this.retryAfterSeconds = retryAfterSeconds
    this.fields = fields
    this.requestId = requestId
  }
}

/** The failure code of whatever was thrown. */
export const failureCode = (error: unknown): FailureCode =>
  error instanceof ApiFailure ? error.code : 'unexpected'
