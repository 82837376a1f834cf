/** The few methods we need of a logger; Fastify's logger and the console are each adapted in one line. */
export type Log = {
  info(message: string, details?: Record<string, unknown>): void
  error(message: string, details?: Record<string, unknown>): void
}
