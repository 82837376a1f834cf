import { createServer, type ServerResponse } from 'node:http'

/** How a service that others run may answer. */
export const misbehaviours = ['hang', 'error', 'page', 'stall', 'endless'] as const
export type Manner = 'good' | (typeof misbehaviours)[number]

export type HostileServer = { url: string; manner: Manner }

const filler = Buffer.alloc(64 * 1024, 'x')

/** An HTTP server whose manner can be changed at any time; `good` is what it says when it is well. */
export async function withHostileServer<T>(
  good: object,
  work: (server: HostileServer) => Promise<T>,
): Promise<T> {
  const state: HostileServer = { url: '', manner: 'good' }
  const server = createServer((request, response) => {
    request.resume()
    response.on('error', () => {}) // the product has gone
    answer[state.manner](response, good)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  state.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  try {
    return await work(state)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const json = { 'content-type': 'application/json' }

const answer: Record<Manner, (response: ServerResponse, good: object) => void> = {
  good: (response, good) => response.writeHead(200, json).end(JSON.stringify(good)),
  hang: () => {},
  error: (response) => response.writeHead(500, json).end('{"message":"a mistake"}'),
  page: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'),
  stall: (response) => response.writeHead(200, json).write('{"message":'),
  endless: (response) => {
    response.writeHead(200, json)
    const pour = (): void => {
      while (!response.destroyed && response.write(filler));
      if (!response.destroyed) response.once('drain', pour)
    }
    pour()
  },
}
