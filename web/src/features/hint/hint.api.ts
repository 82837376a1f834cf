import { queryOptions } from '@tanstack/react-query'
import type { hintContract } from '@vikalp/contract/hint'
import { call } from '#platform/api/api-client.ts'
import { hintIn } from './hint-text.ts'

const ask = call<typeof hintContract.ask>('POST', '/api/hint/')

/** A source of hints may be slow; nobody waits longer than this. */
const timeoutMs = 20_000

/** One hint per question, kept as long as the page is open; null when the reply holds none. */
export const hintFor = (questionId: string) =>
  queryOptions({
    queryKey: ['hint', questionId],
    queryFn: async ({ signal }) => {
      const reply = await ask({ body: { question: questionId }, signal, timeoutMs })
      return hintIn(reply) ?? null
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // No retries, so that the message and Try again appear at once.
    retry: false,
  })
