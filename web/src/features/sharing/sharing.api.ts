import { queryOptions } from '@tanstack/react-query'
import type { sharingContract } from '@vikalp/contract/sharing'
import { call } from '#platform/api/api-client.ts'

const readSharing = call<typeof sharingContract.read>('GET', '/api/sharing')
const readReadings = call<typeof sharingContract.readings>('GET', '/api/sharing/readings')

export const makeLink = call<typeof sharingContract.makeLink>('POST', '/api/sharing/link')
export const withdrawConsent = call<typeof sharingContract.withdraw>('DELETE', '/api/sharing/consent')
export const printPapers = call<typeof sharingContract.papers>(
  'POST',
  '/api/classes/{classId}/consent-papers',
)
export const readQuestion = call<typeof sharingContract.question>('POST', '/api/consents/question')
export const giveConsent = call<typeof sharingContract.give>('POST', '/api/consents/answer')
export const takeBack = call<typeof sharingContract.takeBack>('POST', '/api/consents/withdrawal')

export const sharingQuery = queryOptions({
  queryKey: ['sharing', 'state'],
  queryFn: ({ signal }) => readSharing({ signal }),
  staleTime: 0,
})

export const readingsQuery = queryOptions({
  queryKey: ['sharing', 'readings'],
  queryFn: ({ signal }) => readReadings({ signal }),
  staleTime: 0,
})
