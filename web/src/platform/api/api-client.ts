import { type Endpoint, renewedToken } from '@vikalp/contract/endpoint'
import type { ProblemReply } from '@vikalp/contract/problem'
import { endSession } from '../access/ended-session.ts'
import { currentToken, replaceToken } from '../access/token.ts'
import { fieldsOf } from '../fields-of.ts'
import { ApiFailure } from './api-failure.ts'
import { takeEarly } from './early-calls.ts'

/** The input and output of a zod schema, from its type alone: no zod in the browser. */
type In<S> = S extends { _zod: { input: infer I } } ? I : undefined
type Out<S> = S extends { _zod: { output: infer O } } ? O : undefined

type Nothing = Record<never, never>

/** Optional where the contract has none, or requires nothing in it. */
type Part<E extends Endpoint, K extends 'params' | 'query' | 'body'> =
  Nothing extends NonNullable<In<E[K]>>
    ? { [P in K]?: In<E[K]> }
    : undefined extends In<E[K]>
      ? { [P in K]?: In<E[K]> }
      : { [P in K]: In<E[K]> }

export type CallOptions = {
  signal?: AbortSignal
  timeoutMs?: number
  /** Another token than the stored one: /verify checks a token before it stores it. */
  token?: string
  /** A 401 is about the password sent, not about the token. */
  keepToken?: boolean
  /** Another server than ours: the identity provider. */
  baseUrl?: string
}

type Input<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'> & CallOptions
type Arguments<E extends Endpoint> = Nothing extends Input<E> ? [Input<E>?] : [Input<E>]

type Request = CallOptions & { params?: unknown; query?: unknown; body?: unknown }

/** Access to the network: tests bring their own. */
export type Network = (url: string, init: RequestInit) => Promise<Response>

const defaultTimeoutMs = 10_000

/** A call of one endpoint: the compiler checks method, path, input and result against the contract. */
export function call<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  network: Network = (url, init) => takeEarly(url, init) ?? fetch(url, init),
): (...input: Arguments<E>) => Promise<Out<E['response']>> {
  return async (...[input]) => {
    const request: Request = input ?? {}
    const token = request.token ?? currentToken()
    const { response, text } = await send(network, addressOf(path, request), {
      method,
      headers: headersOf(token, request),
      body: request.body === undefined ? undefined : JSON.stringify(request.body),
      request,
    })
    if (!response.ok) {
      const failure = failureOf(response, text)
      // By its code: a proxy between may answer 401 for reasons of its own.
      if (failure.code === 'unauthenticated' && token !== undefined && !request.keepToken) endSession(token)
      throw failure
    }
    const renewed = response.headers.get(renewedToken)
    if (renewed && token !== undefined && request.baseUrl === undefined) replaceToken(token, renewed)
    return readResult(path, response, text) as Out<E['response']> // the server serialises its answers by this schema
  }
}

export function addressOf(path: string, { params, query, baseUrl = '' }: Request): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(fieldsOf(params)[name])),
  )
  const fields = Object.entries(fieldsOf(query)).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(fields.map(([key, value]) => [key, String(value)])).toString()
  return `${baseUrl}${filled}${search && `?${search}`}`
}

export function headersOf(token: string | undefined, { body }: Request): Record<string, string> {
  return {
    accept: 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
}

type Outgoing = {
  method: string
  headers: Record<string, string>
  body: string | undefined
  request: Request
}

/** Sends and reads within the time limit. A cancelled call throws an AbortError, any other failure an ApiFailure. */
async function send(network: Network, url: string, { request, ...init }: Outgoing) {
  const { signal, timeoutMs = defaultTimeoutMs } = request
  // A call that is cancelled at once, as by a screen that only leads to another, is never sent.
  await Promise.resolve()
  signal?.throwIfAborted()
  const controller = new AbortController()
  const giveUp = () => controller.abort()
  signal?.addEventListener('abort', giveUp)
  const timer = setTimeout(giveUp, timeoutMs)
  try {
    const response = await network(url, { ...init, signal: controller.signal, credentials: 'omit' })
    return { response, text: await response.text() }
  } catch {
    signal?.throwIfAborted()
    throw new ApiFailure(controller.signal.aborted ? 'timeout' : 'offline')
  } finally {
    clearTimeout(timer)
  }
}

// Where the specification names another shape than { data }.
const ownShapes: Readonly<Record<string, string>> = {
  '/api/users/verify-token': 'message',
  '/api/hint/': 'hint',
}

function readResult(path: string, response: Response, text: string): unknown {
  if (response.status === 204) return undefined
  const reply = parse(text)
  // A page, or anything else than what is asked for, comes from a network that wants its own login, not from our server.
  if (!reply || !((ownShapes[path] ?? 'data') in reply))
    throw new ApiFailure('offline', { status: response.status })
  return 'data' in reply ? reply.data : reply
}

export function failureOf(response: Response, text: string): ApiFailure {
  const { status } = response
  const error: Partial<ProblemReply['error']> = Object(parse(text)?.error) // missing if it is not our server's
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN)
  const retryAfterSeconds = Number.isFinite(retryAfter) ? retryAfter : undefined
  if (typeof error.code !== 'string')
    return new ApiFailure(status >= 502 ? 'unavailable' : 'unexpected', { status, retryAfterSeconds })
  return new ApiFailure(error.code, {
    status,
    retryAfterSeconds,
    fields: { ...error.fields },
    requestId: error.requestId,
  })
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}
