import { queryOptions } from '@tanstack/react-query'
import type { mocksContract } from '@vikalp/contract/mocks'
import { call } from '#platform/api/api-client.ts'

const readSittings = call<typeof mocksContract.list>('GET', '/api/sittings')

export const latestPapersQuery = queryOptions({
  queryKey: ['mocks', 'latest'],
  queryFn: ({ signal }) => readSittings({ query: {}, signal }),
  staleTime: 0,
})
