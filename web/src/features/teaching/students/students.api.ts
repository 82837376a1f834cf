import { queryOptions } from '@tanstack/react-query'
import type { teachingContract } from '@vikalp/contract/teaching'
import { call } from '#platform/api/api-client.ts'
import type { StudentFilters } from './student-filters.ts'

const readStudents = call<typeof teachingContract.students>('GET', '/api/profiles/teacher/students')
const readContact = call<typeof teachingContract.contact>('GET', '/api/profiles/teacher/students/{userId}')

export const studentsQuery = (filters: StudentFilters) =>
  queryOptions({
    queryKey: ['dashboards', 'students', filters],
    queryFn: ({ signal }) => readStudents({ query: filters, signal }),
  })

/** Each opening of the details is a separate access, which the server records. */
export const contactQuery = (userId: string) =>
  queryOptions({
    queryKey: ['dashboards', 'contact', userId],
    queryFn: ({ signal }) => readContact({ params: { userId }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  })
