import type {} from '@fastify/swagger'
import type { Endpoint } from '@vikalp/contract/endpoint'
import { type Right, type RightName, rights, type Target } from '@vikalp/contract/rights'
import type { Relation } from '@vikalp/domain/vocabulary'
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify'
import { z } from 'zod'
import type { Authenticate, Caller } from './caller.ts'
import type { Db } from './db.ts'
import { notFound, Problem } from './problem.ts'
import type { Databases } from './tenants.ts'

type Output<S> = S extends z.ZodType ? z.output<S> : undefined

/** What a handler is given: only what the contract lets through, and only the tables of the caller's tenant. */
export type Served<E extends Endpoint> = {
  caller: (typeof rights)[E['access']] extends 'anyone' ? undefined : Caller
  db: Db
  params: Output<E['params']>
  query: Output<E['query']>
  body: Output<E['body']>
}

type Handler<E extends Endpoint> = (
  request: Served<E>,
) => Promise<z.input<E['response']>> | z.input<E['response']>

/** Serves one endpoint of the contract: rights, request, handler, then a response cut to its schema. */
export function serve<E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  const status = endpoint.status ?? 200
  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: describe(endpoint, status),
    config: { limit: endpoint.limit },
    handler: async (request, reply) => {
      const right: Right = rights[endpoint.access]
      const caller = await admit(app.authenticate, right, request)
      const served = {
        caller,
        db: app.databases[caller?.tenant ?? 'public'],
        params: read('path', endpoint.params, request.params),
        query: read('query', endpoint.query, request.query),
        body: read('body', endpoint.body, request.body),
      } as Served<E> // each field was just made by the schema that its type is inferred from
      await app.countCall(request, served.caller) // before the right: ids cannot be tried out without end
      if (caller && right !== 'anyone' && 'to' in right) await permit(app.findRelation, right, caller, served)
      const result = await handler(served)
      reply.code(status)
      return endpoint.data ? { data: result } : result
    },
  })
}

declare module 'fastify' {
  interface FastifyInstance {
    databases: Databases
    authenticate: Authenticate
    findRelation: FindRelation
    /** Throws rate_limited when an endpoint with a limit is called too often. */
    countCall(request: FastifyRequest, caller: Caller | undefined): Promise<void>
  }
  interface FastifyContextConfig {
    limit?: Endpoint['limit']
  }
}

/** How the caller stands to a target; undefined when they have nothing to do with each other. */
export type FindRelation = (
  db: Db,
  callerId: string,
  target: Target,
  targetId: string,
) => Promise<Relation | undefined>

async function admit(
  authenticate: Authenticate,
  right: Right,
  request: FastifyRequest,
): Promise<Caller | undefined> {
  if (right === 'anyone') return undefined
  const token = /^Bearer ([^\s]+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const caller = token && token.length <= 8192 ? await authenticate(token) : undefined
  if (!caller) throw new Problem('unauthenticated', 'The token is missing or not valid')
  const roles: readonly string[] = 'to' in right ? Object.keys(right.grants) : right.roles
  if (!roles.includes(caller.role))
    throw new Problem('forbidden', `This is for the role ${roles.join(' or ')}`)
  return caller
}

type TargetedRight = Extract<Right, { to: Target }>

async function permit(
  findRelation: FindRelation,
  { to, by, grants }: TargetedRight,
  { userId, role }: Caller,
  { db, params }: { db: Db; params: unknown },
): Promise<void> {
  const { [by]: id = '' } = params as Record<string, string> // as the schema of the endpoint has read it
  const relation = await findRelation(db, userId, to, id)
  if (!relation || !grants[role]?.includes(relation)) throw notFound(`The ${to}`)
}

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

/** The schemas as JSON Schema: they document the route, and the response's one becomes the serialiser. */
function describe(endpoint: Endpoint, status: number): FastifySchema {
  const { access, data, summary, params, query, body, response } = endpoint
  const output = data ? z.object({ data: response }) : response
  return {
    summary,
    ...rightOf(access),
    ...(params && { params: jsonSchema(params, 'input') }),
    ...(query && { querystring: jsonSchema(query, 'input') }),
    ...(body && { body: jsonSchema(body, 'input') }),
    ...(status !== 204 && { response: { [status]: jsonSchema(output, 'output') } }),
  }
}

/** Shown in the machine-readable list; the type of a Fastify schema does not know that extensions pass through. */
const rightOf = (access: RightName): object => ({ 'x-right': access })

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, target: 'draft-7' })
  return json
}
