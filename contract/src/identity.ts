import { usernamePattern } from '@vikalp/domain/identity/username'
import { accountLimits } from '@vikalp/domain/limits'
import { roles } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { shownName } from './fields/text.ts'

export const Role = z.enum(roles)

const { min, max } = accountLimits.password
const email = z.email().max(accountLimits.email).toLowerCase()
/** Of an institute. */
const username = z.string().max(accountLimits.username).toLowerCase().regex(usernamePattern)
const password = z.string().min(min).max(max)

export const SignedIn = z.object({ token: z.string(), role: Role, name: z.string() })
export type SignedIn = z.infer<typeof SignedIn>

export const Account = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  role: Role,
})
export type Account = z.infer<typeof Account>

/** A school of 2,000 signs in within ten minutes behind one address; who guesses is slowed at each account besides. */
export const signIns = { perMinute: 300, unproven: 60, by: 'address' } as const
/** So that a class signs up in a minute or two, at school or behind one address of a mobile network. */
const signUps = { perMinute: 30, by: 'address' } as const

export const identityContract = {
  verifyToken: endpoint({
    method: 'POST',
    path: '/api/users/verify-token',
    summary: 'Says whether the bearer token is valid',
    access: 'useAccount',
    data: false,
    body: z.object({}).optional(),
    response: z.object({ message: z.literal('Token is valid') }),
  }),
  signUp: endpoint({
    method: 'POST',
    path: '/api/accounts/sign-up',
    summary: 'Creates an account',
    access: 'visit',
    limit: signUps,
    status: 201,
    data: true,
    body: z.object({ name: shownName(accountLimits.name), email, password, role: Role }),
    response: SignedIn,
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/accounts/sign-in',
    summary: 'Signs in with an email or a username and a password and returns a token',
    access: 'visit',
    limit: signIns,
    data: true,
    body: z.object({ email: z.union([email, username]), password: z.string().min(1).max(max) }),
    response: SignedIn,
  }),
  firstSignIn: endpoint({
    method: 'POST',
    path: '/api/accounts/first-sign-in',
    summary: 'Signs in with the one-time code of a card and sets a password of one’s own',
    access: 'visit',
    limit: signIns,
    data: true,
    body: z.object({ username, code: z.string().min(1).max(max), password }),
    response: SignedIn,
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/api/accounts/sign-out',
    summary: 'Revokes the bearer token',
    access: 'useAccount',
    status: 204,
    data: false,
    response: z.void(),
  }),
  me: endpoint({
    method: 'GET',
    path: '/api/accounts/me',
    summary: 'The user the bearer token belongs to',
    access: 'useAccount',
    data: true,
    response: Account,
  }),
}
