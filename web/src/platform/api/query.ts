import { QueryClient } from '@tanstack/react-query'
import { ApiFailure } from './api-failure.ts'

const maxRetries = 2

/** Retries only what may pass by itself: no network, or a server that asks to wait. */
export const shallRetry = (failures: number, error: unknown): boolean =>
  failures < maxRetries &&
  error instanceof ApiFailure &&
  (error.code === 'offline' || error.code === 'unavailable')

/** What the server asked for, else 1 s, then 2 s; spread, so that a whole class does not retry at once. */
export function retryDelay(failures: number, error: unknown, random: () => number = Math.random): number {
  const asked = error instanceof ApiFailure ? error.retryAfterSeconds : undefined
  const seconds = Math.min(asked ?? 2 ** failures, 30)
  return seconds * 1000 * (1 + random() / 2)
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: shallRetry,
      retryDelay: (failures, error) => retryDelay(failures, error),
      refetchOnWindowFocus: false,
      staleTime: 60_000,
      // Our own retries and error panels handle being offline; a paused query would show a spinner for ever.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})
