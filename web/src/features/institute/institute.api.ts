import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { instituteContract } from '@vikalp/contract/institute'
import type { Period } from '@vikalp/domain/vocabulary'
import { call } from '#platform/api/api-client.ts'
import { listStart, nextPlace } from '#platform/api/list-place.ts'

const readInstitute = call<typeof instituteContract.profile>('GET', '/api/profiles/institute')
const readClass = call<typeof instituteContract.classDetails>('GET', '/api/profiles/institute/class')
const readActivities = call<typeof instituteContract.activities>('GET', '/api/institutes/activities')

export const saveInstitute = call<typeof instituteContract.saveDetails>('PUT', '/api/profiles/institute')

export const instituteQuery = (period: Period) =>
  queryOptions({
    queryKey: ['dashboards', 'institute', period],
    queryFn: ({ signal }) => readInstitute({ query: { period }, signal }),
  })

export const classQuery = (name: string) =>
  queryOptions({
    queryKey: ['dashboards', 'class', name],
    queryFn: ({ signal }) => readClass({ query: { name }, signal }),
  })

export const activitiesQuery = infiniteQueryOptions({
  queryKey: ['dashboards', 'activities'],
  queryFn: ({ pageParam, signal }) => readActivities({ query: pageParam, signal }),
  initialPageParam: listStart,
  getNextPageParam: nextPlace,
})
