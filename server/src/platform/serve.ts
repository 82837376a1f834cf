import type {} from '@fastify/swagger'
import { type Endpoint, renewedToken } from '@vikalp/contract/endpoint'
import { type Right, type RightName, rights } from '@vikalp/contract/rights'
import type { FastifyInstance, FastifyReply, FastifySchema } from 'fastify'
import { z } from 'zod'
import type { Caller } from './caller.ts'
import type { Db } from './db.ts'
import { SentFile } from './files/sent-file.ts'
import { ReadyJson } from './json/ready-json.ts'
import { note, type SecurityNotes } from './monitoring/record-security.ts'
import { eventOf } from './monitoring/security-events.ts'
import { admit, findVisitor, permit } from './permit.ts'
import { Problem } from './problem.ts'

type Output<S> = S extends z.ZodType ? z.output<S> : undefined

/** The input of a handler: only what the contract accepts, and only the tables of the caller's tenant. */
export type HandlerRequest<E extends Endpoint> = {
  /** The user, or the sample person who stands in for a user of another role. */
  caller: (typeof rights)[E['access']] extends 'anyone' ? undefined : Caller
  db: Db
  /** The same tables where they are written, as `db` may be a copy. */
  original: Db
  params: Output<E['params']>
  query: Output<E['query']>
  body: Output<E['body']>
  userAgent: string
  /** Who is signed in all the same, where anyone may call. */
  findVisitor: () => Promise<Caller | undefined>
  /** Adds to what the security log says of this call. */
  note: (more: SecurityNotes) => void
}

type Answer<E extends Endpoint> = z.input<E['response']> | ReadyJson<z.input<E['response']>> | SentFile
type Handler<E extends Endpoint> = (request: HandlerRequest<E>) => Promise<Answer<E>> | Answer<E>

/** Where a handler reads: a copy may lag behind by moments, and takes what is read often and by few. */
type Source = 'database' | 'copy'

/**
 * Serves one endpoint of the contract: rights, request, handler, then a response cut to its schema. One that is ready has
 * been written from values of the schema's type, and is sent as it is.
 */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  source: Source = 'database',
): void {
  const status = endpoint.status ?? 200
  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: describe(endpoint, status),
    config: {
      limit: endpoint.limit,
      right: endpoint.access,
      event: eventOf(endpoint.method, endpoint.path),
    },
    ...(endpoint.bodyLimit !== undefined && { bodyLimit: endpoint.bodyLimit }),
    handler: async (request, reply) => {
      const right: Right = rights[endpoint.access]
      const noteHere = (more: SecurityNotes): void => note(request, more)
      const visitor = await admit(app, right, request)
      const input = {
        params: read('path', endpoint.params, request.params),
        query: read('query', endpoint.query, request.query),
        body: read('body', endpoint.body, request.body),
      }
      await app.countCall(request, visitor) // before the right is checked, or ids could be guessed
      const caller = visitor && (await permit(app, right, visitor, input.params))
      noteHere({ caller })
      if (endpoint.closedToDemo && visitor?.tenant === 'demo')
        throw new Problem('forbidden', 'A demo account is everybody’s, so this is not for it', {
          fields: { account: 'is a demo account' },
        })
      const tenant = caller?.tenant ?? 'public'
      const userAgent = request.headers['user-agent'] ?? ''
      const answer = async (db: Db) =>
        // Each field comes from the schema that its type is inferred from.
        handler({
          caller,
          db,
          original: app.databases[tenant],
          userAgent,
          findVisitor: () => findVisitor(app, request),
          note: noteHere,
          ...input,
        } as HandlerRequest<E>)
      const result = await (source === 'copy' ? app.readCopy(tenant, answer) : answer(app.databases[tenant]))
      // Only readings renew: what stores a student's answers waits for nothing else.
      const renewed =
        visitor && endpoint.method === 'GET' && (await app.renewToken(visitor).catch(() => undefined))
      if (renewed) reply.header(renewedToken, renewed)
      reply.code(status)
      if (result instanceof SentFile) return result.send(reply)
      if (result instanceof ReadyJson) return sendReady(reply, result, endpoint.data)
      return endpoint.data ? { data: result } : result
    },
  })
}

const before = Buffer.from('{"data":')
const behind = Buffer.from('}')

const sendReady = (reply: FastifyReply, { parts }: ReadyJson<unknown>, isData: boolean): FastifyReply =>
  reply
    .type('application/json; charset=utf-8')
    .send(Buffer.concat(isData ? [before, ...parts, behind] : parts))

function read(part: string, schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues
    .slice(0, 20)
    .map((issue) => [issue.path.join('.') || part, issue.message])
  throw new Problem('invalid_request', `The ${part} is not what this address takes`, {
    fields: Object.fromEntries(fields),
  })
}

/** The schemas as JSON Schema: they document the route, and the response schema serialises the answer. */
function describe(endpoint: Endpoint, status: number): FastifySchema {
  const { access, data, summary, params, query, body, response } = endpoint
  const output = data ? z.object({ data: response }) : response
  return {
    summary,
    ...rightOf(access),
    ...(params && { params: jsonSchema(params, 'input') }),
    ...(query && { querystring: jsonSchema(query, 'input') }),
    ...(body && { body: jsonSchema(body, 'input') }),
    ...(status !== 204 &&
      endpoint.file === undefined && { response: { [status]: jsonSchema(output, 'output') } }),
  }
}

/** Shown in the OpenAPI list; the type of a Fastify schema does not know extensions. */
const rightOf = (access: RightName): object => ({ 'x-right': access })

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, target: 'draft-7' })
  return json
}
