import { queryOptions } from '@tanstack/react-query'
import type { profilesContract } from '@vikalp/contract/profiles'
import type { Period } from '@vikalp/domain/progress/periods'
import { call } from '#platform/api-client.ts'

const readTeacher = call<typeof profilesContract.teacher>('GET', '/api/profiles/teacher')

export const saveTeacher = call<typeof profilesContract.saveTeacher>('PUT', '/api/profiles/teacher')

export const teacherQuery = (period: Period) =>
  queryOptions({
    queryKey: ['profiles', 'teacher', period],
    queryFn: ({ signal }) => readTeacher({ query: { period }, signal }),
  })
