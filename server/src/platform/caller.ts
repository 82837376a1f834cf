import type { Role } from '@vikalp/domain/vocabulary'
import type { Tenant } from './tenants.ts'

/** The user who makes a request, as the database has it (record 0033). */
export type Caller = {
  userId: string
  name: string
  /** Null for pupils whom their school signed up without one, and where a provider tells none. */
  email: string | null
  role: Role
  token: string
  /** The sign-in that the token belongs to, unless another provider or an older version made it. */
  device?: string | undefined
  /** The schema that holds the caller's rows. */
  tenant: Tenant
}

/** Whether it is the sample's person, shown to a user who has no such dashboard. */
export const isSample = ({ tenant }: Caller): boolean => tenant === 'sample'

/** Finds the caller behind a bearer token; undefined when the token is not valid. */
export type Authenticate = (token: string) => Promise<Caller | undefined>
