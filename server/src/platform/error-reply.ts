import { type ProblemReply, problems } from '@vikalp/contract/problem'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem, type ProblemCode } from './problem.ts'

// What Fastify itself refuses, by status; its own words name internals, ours do not.
const refusals: Record<number, [ProblemCode, string]> = {
  400: ['invalid_request', 'The request cannot be read'],
  404: ['not_found', 'There is nothing at this address'],
  413: ['too_large', 'The request is too large'],
  414: ['too_large', 'The address is too long'],
  415: ['unsupported', 'The body must be JSON (content-type application/json)'],
  431: ['too_large', 'The headers are too large'],
}

/** Installs the one error shape. The unexpected is logged with the request's id and its text stays inside. */
export function installErrorReply(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    answer(asProblem(error), error, request, reply),
  )
  app.setNotFoundHandler((request, reply) =>
    answer(new Problem('not_found', 'There is nothing at this address'), undefined, request, reply),
  )
}

function asProblem(error: FastifyError): Problem {
  if (error instanceof Problem) return error
  const refusal =
    error.code?.startsWith('FST_') || error.statusCode === 400 ? refusals[error.statusCode ?? 0] : undefined
  return refusal ? new Problem(...refusal) : new Problem('unexpected', 'Something went wrong on our side')
}

function answer(
  problem: Problem,
  error: Error | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (problem.code === 'unexpected') request.log.error({ err: error }, 'unexpected failure')
  if (problem.code === 'unavailable') request.log.warn({ err: problem.cause }, problem.message)
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds)
  if (problem.code === 'unauthenticated') reply.header('www-authenticate', 'Bearer')
  const body: ProblemReply = {
    error: { code: problem.code, message: problem.message, fields: problem.fields, requestId: request.id },
  }
  return reply
    .code(problems[problem.code])
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body)
}
