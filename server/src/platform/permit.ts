import type { Endpoint } from '@vikalp/contract/endpoint'
import type { Right, Target } from '@vikalp/contract/rights'
import type { Relation, Role } from '@vikalp/domain/vocabulary'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Authenticate, Caller } from './caller.ts'
import type { ReadCopy } from './database/read-copy.ts'
import type { Db } from './db.ts'
import { note } from './monitoring/record-security.ts'
import { notFound, Problem } from './problem.ts'
import type { Databases } from './tenants.ts'

declare module 'fastify' {
  interface FastifyInstance {
    databases: Databases
    readCopy: ReadCopy
    authenticate: Authenticate
    /** The token with which the caller goes on; undefined while the one of the call does. */
    renewToken(caller: Caller): Promise<string | undefined>
    findRelation: FindRelation
    findSamplePerson: FindSamplePerson
    /** Throws rate_limited when an endpoint is called more often than its limit. */
    countCall(request: FastifyRequest, caller: Caller | undefined): Promise<void>
  }
  interface FastifyContextConfig {
    limit?: Endpoint['limit']
  }
}

/** The relation of the caller to a target; undefined when there is none. */
type FindRelation = (
  db: Db,
  callerId: string,
  target: Target,
  targetId: string,
) => Promise<Relation | undefined>

/** The person of this role in the sample; undefined when there is no sample. */
type FindSamplePerson = (db: Db, role: Role) => Promise<Omit<Caller, 'token' | 'tenant'> | undefined>

/** The user whose token the request carries; undefined without a good one. */
export async function findVisitor(
  app: FastifyInstance,
  { headers }: FastifyRequest,
): Promise<Caller | undefined> {
  const token = /^Bearer ([^\s]+)$/i.exec(headers.authorization ?? '')?.[1]
  return token === undefined ? undefined : app.authenticate(token)
}

/** The user who makes the request; undefined where anyone may. Rejects callers that have no right whatever the target. */
export async function admit(
  app: FastifyInstance,
  right: Right,
  request: FastifyRequest,
): Promise<Caller | undefined> {
  if (right === 'anyone') return undefined
  const caller = await findVisitor(app, request)
  if (!caller) throw new Problem('unauthenticated', 'The token is missing or not valid')
  note(request, { visitor: caller })
  const roles: readonly string[] = 'to' in right ? Object.keys(right.grants) : right.roles
  if (!right.elseSample && !roles.includes(caller.role))
    throw new Problem('forbidden', `This is for the role ${roles.join(' or ')}`)
  return caller
}

/** The user if they have the right, else the sample's person where the right allows that. */
export async function permit(
  app: FastifyInstance,
  right: Right,
  visitor: Caller,
  params: unknown,
): Promise<Caller> {
  if (right === 'anyone' || (await holds(app, right, visitor, params))) return visitor
  const person = right.elseSample && (await app.findSamplePerson(app.databases.sample, right.elseSample))
  const standIn = person && ({ ...person, token: visitor.token, tenant: 'sample' } as const)
  if (standIn && (await holds(app, right, standIn, params))) return standIn
  throw notFound('to' in right ? `The ${right.to}` : 'The sample')
}

async function holds(
  { databases, findRelation }: FastifyInstance,
  right: Exclude<Right, 'anyone'>,
  { userId, role, tenant }: Caller,
  params: unknown,
): Promise<boolean> {
  if (!('to' in right)) return right.roles.includes(role)
  const granted = right.grants[role]
  if (!granted) return false
  const { [right.by]: id = '' } = params as Record<string, string> // as the schema of the endpoint has read it
  const relation = await findRelation(databases[tenant], userId, right.to, id)
  return relation !== undefined && granted.includes(relation)
}
