import { accountLimits } from '@vikalp/domain/limits'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { shownName } from '../fields/text.ts'
import { Passkey } from './passkeys.ts'

const { min, max } = accountLimits.password

/** A sign-in that has not been signed out; browser and system are null where the browser does not say. */
export const Device = z.object({
  id: z.uuid(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  signedInAt: z.iso.datetime(),
  /** The last day on which it was used. */
  seenOn: z.iso.date(),
  isThis: z.boolean(),
})
export type Device = z.infer<typeof Device>

export const AccountSettings = z.object({
  name: z.string(),
  email: z.string().nullable(),
  /** Shown to be theirs by a link in a mail. */
  emailVerified: z.boolean(),
  /** Takes the place of `email` once the link that was sent to it is opened. */
  askedEmail: z.string().nullable(),
  /** Of an institute. */
  username: z.string().nullable(),
  hasPassword: z.boolean(),
  /** Everybody may use a demo account, so nobody changes it. */
  isDemo: z.boolean(),
  devices: z.array(Device),
  passkeys: z.array(Passkey),
})
export type AccountSettings = z.infer<typeof AccountSettings>

/** In place of the token of the call, which has ended. */
const NewToken = z.object({ token: z.string() })

const perUser = (perMinute: number) => ({ perMinute, by: 'user' }) as const

export const accountContract = {
  settings: endpoint({
    method: 'GET',
    path: '/api/accounts/settings',
    summary: 'The own account, its passkeys and the devices on which it is signed in',
    access: 'useAccount',
    limit: perUser(120),
    data: true,
    response: AccountSettings,
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/api/accounts/name',
    summary: 'Corrects the own name',
    access: 'useAccount',
    closedToDemo: true,
    limit: perUser(10),
    data: true,
    body: z.object({ name: shownName(accountLimits.name) }),
    response: z.object({ name: z.string() }),
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/api/accounts/password',
    summary:
      'Changes the own password, removes the passkeys, signs every other device out and returns a new token',
    access: 'useAccount',
    closedToDemo: true,
    limit: perUser(10),
    data: true,
    body: z.object({
      password: z.string().min(1).max(max),
      newPassword: z.string().min(min).max(max),
    }),
    response: NewToken,
  }),
  signOutDevice: endpoint({
    method: 'DELETE',
    path: '/api/accounts/devices/{deviceId}',
    summary: 'Signs one of the own devices out',
    access: 'useAccount',
    limit: perUser(120),
    status: 204,
    data: false,
    params: z.object({ deviceId: z.uuid() }),
    response: z.void(),
  }),
  signOutOthers: endpoint({
    method: 'DELETE',
    path: '/api/accounts/devices',
    summary: 'Signs every other device out and returns a new token',
    access: 'useAccount',
    closedToDemo: true,
    limit: perUser(10),
    data: true,
    response: NewToken,
  }),
}
