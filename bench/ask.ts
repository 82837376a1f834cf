export type Answer = { status: number; headers: Headers; text: string; ms: number }

export type Ask = { method?: string; token?: string; body?: string; headers?: Record<string, string> }

/** Sends one request as a client would and reads the whole answer; throws when none comes within the patience. */
export async function ask(
  url: string,
  { method = 'GET', token, body, headers }: Ask = {},
  patienceMs = 30_000,
): Promise<Answer> {
  const begin = performance.now()
  const reply = await fetch(url, {
    method,
    headers: {
      ...headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    redirect: 'manual',
    ...(body !== undefined && { body }),
    signal: AbortSignal.timeout(patienceMs),
  })
  const text = await reply.text()
  return { status: reply.status, headers: reply.headers, text, ms: performance.now() - begin }
}
