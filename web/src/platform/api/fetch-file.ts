import { endSession } from '../access/ended-session.ts'
import { currentToken } from '../access/token.ts'
import { failureOf, headersOf, type Network } from './api-client.ts'
import { ApiFailure } from './api-failure.ts'

/** A large file takes a while on a slow line. */
const patienceMs = 120_000

/** A file that the server makes; it is no JSON, so the usual call does not fetch it. */
export async function fetchFile(
  path: `/${string}`,
  { type, body }: { type: string; body: object },
  network: Network = (url, init) => fetch(url, init),
): Promise<Uint8Array<ArrayBuffer>> {
  const token = currentToken()
  const headers = { ...headersOf(token, { body }), accept: type }
  const signal = AbortSignal.timeout(patienceMs)
  const { response, content } = await network(path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    signal,
    credentials: 'omit',
  })
    .then(async (answer) => ({ response: answer, content: await answer.arrayBuffer() }))
    .catch(() => {
      throw new ApiFailure(signal.aborted ? 'timeout' : 'offline')
    })
  if (response.ok) {
    // Anything else comes from a network that wants its own login, not from our server.
    if (response.headers.get('content-type') === type) return new Uint8Array(content)
    throw new ApiFailure('offline', { status: response.status })
  }
  const failure = failureOf(response, new TextDecoder().decode(content))
  if (failure.code === 'unauthenticated' && token !== undefined) endSession(token)
  throw failure
}
