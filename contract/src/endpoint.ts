import type { z } from 'zod'
import type { RightName } from './rights.ts'

/** The header of an answer with the token that takes the place of the one in the request. */
export const renewedToken = 'renewed-token'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Requests per minute, counted per address before sign-in and per user after it. `perDay` bounds what one account can
 * store; it does not count for the demo accounts, which many people use. `unproven` bounds those of an address that
 * proved nothing, being under way or answered with 401: a school behind one address signs in together.
 */
export type Limit =
  | { perMinute: number; perDay?: number; by: 'user' }
  | { perMinute: number; perDay?: never; unproven?: number; by: 'address' }

/**
 * One route, as the server and the web both use it. `data: true` wraps the response in { data } (the rule of the API);
 * the specification gives a few routes another shape.
 */
export type Endpoint = {
  method: Method
  path: `/${string}`
  summary: string
  /** The right that the caller needs. */
  access: RightName
  /**
   * Not for demo accounts, behind which anybody can be: keeps words that others read, makes accounts, or changes or opens
   * the account itself, which is everybody's (rule 82).
   */
  closedToDemo?: true
  limit?: Limit
  status?: 200 | 201 | 204
  /** The largest body in bytes, where it is not the server's usual one. */
  bodyLimit?: number
  data: boolean
  /** The answer is a file of this type. */
  file?: string
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  response: z.ZodType
}

/** Keeps the literal types of an endpoint, so that a client is checked against its method and path. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition
