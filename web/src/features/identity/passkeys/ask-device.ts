import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { Assertion, NewCredential, Passkey, passkeysContract } from '@vikalp/contract/accounts/passkeys'
import type { SignedIn } from '@vikalp/contract/identity'
import { call } from '#platform/api/api-client.ts'

const begin = call<typeof passkeysContract.begin>('POST', '/api/accounts/passkeys/options')
const add = call<typeof passkeysContract.add>('POST', '/api/accounts/passkeys')
const beginSignIn = call<typeof passkeysContract.beginSignIn>('POST', '/api/accounts/sign-in/passkey/options')
const signIn = call<typeof passkeysContract.signIn>('POST', '/api/accounts/sign-in/passkey')

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON']
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']

/** Asks the device for a new passkey and stores its public half. */
export async function makePasskey({ name, password }: { name: string; password: string }): Promise<Passkey> {
  const { options } = await begin({ body: { password } })
  const optionsJSON = options as unknown as CreationOptions // the server passes on what the package of this one made
  const { id, response } = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject } = response
  const made: NewCredential = { id, clientDataJSON, attestationObject }
  return add({ body: { ...made, name } })
}

export async function signInByPasskey(): Promise<SignedIn> {
  const { options } = await beginSignIn({ keepToken: true })
  const optionsJSON = options as unknown as RequestOptions // as above
  const { id, response } = await startAuthentication({ optionsJSON })
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response
  const body: Assertion = { id, clientDataJSON, authenticatorData, signature, userHandle }
  return signIn({ body, keepToken: true })
}
