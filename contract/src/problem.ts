import { z } from 'zod'

/** Every error the API answers with, and its HTTP status. Clients branch on the code, not on the message (rule 70). */
export const problems = {
  invalid_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  // Of a sitting: it cannot be begun yet, it is over, it was begun in another page, it goes on in another page.
  not_open: 409,
  closed: 409,
  already_begun: 409,
  stale_page: 409,
  /** Of the plan of a day, named by a page that was opened on another one. */
  another_day: 409,
  /** `fields.resultsAt` says when, where that is known. */
  results_pending: 409,
  /** `fields` says what the bank lacks for a paper. */
  infeasible_paper: 409,
  too_large: 413,
  unsupported: 415,
  rate_limited: 429,
  unexpected: 500,
  unavailable: 503,
} as const

export type ProblemCode = keyof typeof problems

const codes = Object.keys(problems) as [ProblemCode, ...ProblemCode[]] // Object.keys loses the literal types

export const ProblemReply = z.object({
  error: z.object({
    code: z.enum(codes),
    message: z.string(),
    /** What is wrong with each field of the request: from its path to a sentence. */
    fields: z.record(z.string(), z.string()).optional(),
    requestId: z.string(),
  }),
})
export type ProblemReply = z.infer<typeof ProblemReply>
