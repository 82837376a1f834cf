import type { Role } from '@vikalp/domain/vocabulary'

/** Who makes a request, as the database says at this request. */
export type Caller = { userId: string; name: string; email: string; role: Role; token: string }

/** Finds the caller behind a bearer token; undefined when the token is not valid. */
export type Authenticate = (token: string) => Promise<Caller | undefined>
