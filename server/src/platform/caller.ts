import type { Role } from '@vikalp/domain/vocabulary'
import type { Tenant } from './tenants.ts'

/** Who makes a request, as the database says at this request. */
export type Caller = {
  userId: string
  name: string
  email: string
  role: Role
  token: string
  /** Where the caller's rows are. */
  tenant: Tenant
}

/** Whether it is the sample's person, who stands in for a caller without a dashboard of the kind. */
export const isSample = ({ tenant }: Caller): boolean => tenant === 'sample'

/** Finds the caller behind a bearer token; undefined when the token is not valid. */
export type Authenticate = (token: string) => Promise<Caller | undefined>
