/** The little this folder asks of a logger; Fastify's and the console's are wrapped in one line. */
export type Log = {
  info(message: string, details?: Record<string, unknown>): void
  error(message: string, details?: Record<string, unknown>): void
}
