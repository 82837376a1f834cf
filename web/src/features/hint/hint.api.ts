import { queryOptions } from '@tanstack/react-query'
import type { hintContract } from '@vikalp/contract/hint'
import { call } from '#platform/api/api-client.ts'
import { hintIn } from './hint-text.ts'

const ask = call<typeof hintContract.ask>('POST', '/api/hint/')

/** A hint source may take its time; beyond this nobody waits. */
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
    // Somebody is looking: the sentence and Try again come at once.
    retry: false,
  })
