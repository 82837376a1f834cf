import { currentToken, ownerOf } from '#platform/access/token.ts'
import { ApiFailure } from '#platform/api/api-failure.ts'
import { siteSettings } from '#platform/site-settings.ts'
import { readAccount, verifyToken } from './identity.api.ts'

export type TokenCheck =
  | { kind: 'valid'; token: string }
  /** Valid, but somebody else is signed in here, and a link must not sign them out (rule 8). */
  | { kind: 'other-user'; token: string; name: string | undefined }
  | { kind: 'invalid' }
  /** No answer came, so nothing is known about the token. */
  | { kind: 'unreachable' }

// Requirement 2.9: valid only if the message equals this.
const validMessage = 'Token is valid'

/** Asks the provider about a token, without storing it. */
export async function checkToken(token: string): Promise<TokenCheck> {
  try {
    const { message } = await verifyToken({ token, body: {}, baseUrl: siteSettings().providerUrl })
    if (message !== validMessage) return { kind: 'invalid' }
  } catch (error) {
    console.error(error)
    return { kind: isRefusal(error) ? 'invalid' : 'unreachable' }
  }
  const stored = currentToken()
  if (stored === undefined || ownerOf(stored) === ownerOf(token)) return { kind: 'valid', token }
  return { kind: 'other-user', token, name: await nameBehind(token) }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiFailure && error.status >= 400 && error.status < 500 && error.code !== 'rate_limited'

const nameBehind = (token: string): Promise<string | undefined> =>
  readAccount({ token }).then(
    (account) => account.name,
    () => undefined,
  )
