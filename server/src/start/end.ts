import type { FastifyInstance } from 'fastify'

/** How long kept-alive connections are told to go before they are closed. */
const farewellMs = 1_000
/** How long a running request may take once the server is told to stop. */
const drainMs = 10_000

/** Runs `end` at the first SIGTERM or SIGINT; further signals are ignored. */
export function onceAsked(end: () => Promise<void>): void {
  let isEnding = false
  const ask = (): void => {
    if (isEnding) return
    isEnding = true
    end().then(
      () => process.exit(0),
      (error) => fail(error),
    )
  }
  process.on('SIGTERM', ask)
  process.on('SIGINT', ask)
}

/** Ends this process, also where a channel to a parent process would keep it alive. */
export function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/**
 * Ends the server so that no client loses a request: for a moment every answer asks its client to close the connection,
 * then idle connections are closed as they become idle, and after the longest request all others.
 */
export async function closeServer(app: FastifyInstance): Promise<void> {
  app.leave()
  await untilQuiet(app)
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
  const tooLate = setTimeout(() => app.server.closeAllConnections(), drainMs)
  await app.close()
  clearInterval(sweep)
  clearTimeout(tooLate)
}

/** Until no client is connected, for a moment at most. */
async function untilQuiet({ server }: FastifyInstance): Promise<void> {
  const end = performance.now() + farewellMs
  while (performance.now() < end && (await connectionsOf(server)) > 0)
    await new Promise((resolve) => setTimeout(resolve, 20))
}

const connectionsOf = (server: FastifyInstance['server']): Promise<number> =>
  new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)))
