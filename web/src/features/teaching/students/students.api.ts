import { queryOptions } from '@tanstack/react-query'
import type { teachingContract } from '@vikalp/contract/teaching'
import { call } from '#platform/api/api-client.ts'
import type { StudentFilters } from './student-filters.ts'

const readStudents = call<typeof teachingContract.students>('GET', '/api/profiles/teacher/students')
const readSampleStudents = call<typeof teachingContract.sampleStudents>(
  'GET',
  '/api/profiles/sample/students',
)
const readContact = call<typeof teachingContract.contact>('GET', '/api/profiles/teacher/students/{userId}')
const readSampleContact = call<typeof teachingContract.sampleContact>(
  'GET',
  '/api/profiles/sample/students/{userId}',
)

/** Whose students: one's own, or those of the sample teacher (rule 3). */
export type Whose = 'own' | 'sample'

export const studentsQuery = (whose: Whose, filters: StudentFilters) =>
  queryOptions({
    queryKey: ['dashboards', 'students', whose, filters],
    queryFn: ({ signal }) =>
      (whose === 'own' ? readStudents : readSampleStudents)({ query: filters, signal }),
  })

/** Each opening of the details is a reading of its own, which the server writes down. */
export const contactQuery = (whose: Whose, userId: string) =>
  queryOptions({
    queryKey: ['dashboards', 'contact', whose, userId],
    queryFn: ({ signal }) =>
      (whose === 'own' ? readContact : readSampleContact)({ params: { userId }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  })
