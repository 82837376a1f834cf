import { randomUUID } from 'node:crypto'
import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type ProblemCode, type ProblemReply, problems } from '@vikalp/contract/problem'
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyServerOptions,
} from 'fastify'
import { Problem } from './problem.ts'

// The messages for requests that Fastify itself rejects, by status: its own messages reveal internals.
const refusals: Record<number, [ProblemCode, string]> = {
  400: ['invalid_request', 'The request cannot be read'],
  403: ['not_found', 'There is nothing at this address'], // the static files, for a path out of their folder
  404: ['not_found', 'There is nothing at this address'],
  413: ['too_large', 'The request is too large'],
  414: ['too_large', 'The address is too long'],
  415: ['unsupported', 'The body must be JSON (content-type application/json)'],
  431: ['too_large', 'The headers are too large'],
}

/** Sends every error in one shape. An unexpected one is logged with the request's id, and its text is not sent. */
export function installErrorReply(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    answer(asProblem(error), error, request, reply),
  )
  app.setNotFoundHandler((request, reply) =>
    answer(new Problem('not_found', 'There is nothing at this address'), undefined, request, reply),
  )
}

type Headers = Record<string, string>

/** For requests rejected before any route or hook: an address or headers that cannot be read. */
export const rejectUnreadable = (headers: Headers): FastifyServerOptions => ({
  frameworkErrors: (error, request, reply) => {
    reply.headers({ ...headers, 'cache-control': 'no-store', 'x-request-id': request.id })
    answer(asProblem(error), error, request, reply)
  },
  clientErrorHandler: (error, socket) => {
    if (socket.writable && error.code !== 'ECONNRESET')
      writeRefusal(unreadProblem(error.code), headers, socket)
    socket.destroy()
  },
})

/** A slow client may try again, so it is not told that its request is wrong. */
function unreadProblem(code: string | undefined): Problem {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new Problem('unavailable', 'The request took too long', { retryAfterSeconds: 1 })
  return code?.endsWith('_OVERFLOW')
    ? new Problem('too_large', 'The headers are too large')
    : new Problem('invalid_request', 'The request cannot be read')
}

/** Node could not parse a request, so there is no reply object and the answer is written by hand. */
function writeRefusal(problem: Problem, headers: Headers, socket: Socket): void {
  const { own, body } = writeBody(problem)
  const fields = [...sameHeaders(problem, headers), ...own, ['connection', 'close']]
  const lines = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const status = problems[problem.code]
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n${body}`)
}

/**
 * Answers requests that Fastify is not to see. Thousands a second may be refused beside the work that goes on, so what is
 * the same in every answer is made once, and a list of headers costs Node less than an object.
 */
export function refuser(problem: Problem, headers: Headers): (response: ServerResponse) => void {
  const same = sameHeaders(problem, headers).flat()
  const status = problems[problem.code]
  return (response) => {
    const { own, body } = writeBody(problem)
    response.writeHead(status, [...same, ...own.flat()]).end(body)
  }
}

type Header = [name: string, value: string]

const sameHeaders = ({ retryAfterSeconds }: Problem, headers: Headers): Header[] => [
  ...Object.entries(headers),
  ...(retryAfterSeconds === undefined ? [] : [['retry-after', String(retryAfterSeconds)] satisfies Header]),
  ['cache-control', 'no-store'],
  ['content-type', contentType],
]

function writeBody(problem: Problem): { own: Header[]; body: string } {
  const requestId = randomUUID()
  const body = JSON.stringify(bodyOf(problem, requestId))
  const length = String(Buffer.byteLength(body))
  return {
    own: [
      ['x-request-id', requestId],
      ['content-length', length],
    ],
    body,
  }
}

const contentType = 'application/json; charset=utf-8'

const bodyOf = ({ code, message, fields }: Problem, requestId: string): ProblemReply => ({
  error: { code, message, fields, requestId },
})

function asProblem(error: FastifyError): Problem {
  if (error instanceof Problem) return error
  // The code of a DOMException, which a timeout throws, is a number.
  const isFastifys = typeof error.code === 'string' && error.code.startsWith('FST_')
  const isPaths = error.statusCode === 400 || error.statusCode === 403
  const refusal = isFastifys || isPaths ? refusals[error.statusCode ?? 0] : undefined
  return refusal ? new Problem(...refusal) : new Problem('unexpected', 'Something went wrong on our side')
}

function answer(
  problem: Problem,
  error: Error | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (problem.code === 'unexpected') request.log.error({ err: error }, 'unexpected failure')
  if (problem.code === 'unavailable') request.log.warn({ reason: reasonOf(problem) }, problem.message)
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds)
  if (problem.code === 'unauthenticated') reply.header('www-authenticate', 'Bearer')
  return reply
    .code(problems[problem.code])
    .type(contentType)
    .serializer(JSON.stringify)
    .send(bodyOf(problem, request.id))
}

/** Without the stack: an outage brings one such line for every request. */
const reasonOf = ({ cause }: Problem): string | undefined =>
  cause instanceof Error ? cause.message : undefined
