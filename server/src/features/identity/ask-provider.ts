import { z } from 'zod'
import { unavailable } from '#platform/problem.ts'
import { readShort } from '#platform/read-short.ts'

export const patienceMs = 2_500
const longestAnswer = 64 * 1024

const Answer = z.object({ message: z.string() })

/**
 * The provider's verdict on a token. Only 401, 403 or a JSON answer with a message is a verdict: a page of its proxy, a
 * body that stalls or any other status says nothing of the token, and a browser would throw away a good one.
 */
export async function isAccepted(providerUrl: string, token: string): Promise<boolean> {
  const { answer, text } = await askProvider(providerUrl, token).catch((error: unknown) => {
    throw unavailable('The identity provider', error)
  })
  if (answer.status === 401 || answer.status === 403) return false
  const said = answer.status < 500 && answer.status !== 429 ? readAnswer(text) : undefined
  if (!said)
    throw unavailable('The identity provider', new Error(`status ${answer.status} without a message`))
  return answer.ok && said.message === 'Token is valid'
}

async function askProvider(providerUrl: string, token: string): Promise<{ answer: Response; text: string }> {
  const answer = await fetch(`${providerUrl}/api/users/verify-token`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  })
  return { answer, text: await readShort(answer, longestAnswer) }
}

function readAnswer(text: string): z.infer<typeof Answer> | undefined {
  try {
    return Answer.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
