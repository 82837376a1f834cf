import { queryOptions } from '@tanstack/react-query'
import type { teachingContract } from '@vikalp/contract/teaching'
import type { Period } from '@vikalp/domain/vocabulary'
import { call } from '#platform/api/api-client.ts'

const readTeacher = call<typeof teachingContract.profile>('GET', '/api/profiles/teacher')

export const saveTeacher = call<typeof teachingContract.saveDetails>('PUT', '/api/profiles/teacher')

export const teacherQuery = (period: Period) =>
  queryOptions({
    queryKey: ['dashboards', 'teacher', period],
    queryFn: ({ signal }) => readTeacher({ query: { period }, signal }),
  })
