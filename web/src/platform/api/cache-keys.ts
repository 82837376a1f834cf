import type { ChoicesQuery } from '@vikalp/contract/mocks/choices'
import type { StudentsQuery } from '@vikalp/contract/teacher-profile'
import type { Period, Role, SubjectKey } from '@vikalp/domain/vocabulary'

/** Every key under which an answer of the server is cached: its group, then what distinguishes it there. */
type KeysOf = {
  account: [] | ['settings']
  bookmarks: ['list', subject: SubjectKey | 'all'] | ['marked', questionIds: string]
  classWork: []
  assignments: ['list' | 'of', id: string]
  choices: [classId: string, wanted: Omit<ChoicesQuery, 'page'>]
  calibration: []
  catalogue: ['exams'] | ['subjects', exam: string] | ['chapters', exam: string, subject: string] | ['titles']
  classTopics: [classId: string, subject: SubjectKey]
  classes:
    | ['taught']
    | ['joined']
    | ['members', classIds: string]
    | ['register', classId: string, day: string]
  dashboards:
    | [Role, period: Period]
    | ['studentOf', userId: string, period: Period]
    | ['students', filters: StudentsQuery]
    | ['contact', userId: string]
    | ['activities']
    | ['class', name: string]
  hint: [questionId: string]
  history: [whose: string]
  institute: ['invitation'] | ['staff'] | ['roster']
  mistakes: [address: string]
  plan: ['today'] | ['goals']
  mocks:
    | ['papers']
    | ['sittings']
    | ['latest']
    | ['entrance', sittingId: string]
    | ['result', sittingId: string]
  progress: [exam: string, subject: string]
  quiz: ['started', quizId: string] | ['result', attemptId: string]
  readiness: [template: string]
  reports: ['mine', questionIds: string] | ['ofPupils']
  sharing: ['state'] | ['readings']
  suggestions: ['reported'] | ['of', questionId: string]
  tests:
    | ['list' | 'ofInstitute']
    | ['one' | 'draft', testId: string]
    | ['board' | 'results', testId: string, classId: string]
  topics: [whose: string, subject: SubjectKey]
  token: [token: string | undefined]
}

export type CacheGroup = keyof KeysOf
export type CacheKey = { [G in CacheGroup]: readonly [G, ...KeysOf[G]] }[CacheGroup]

// The library then accepts no other key: a word that is not in the table does not compile.
declare module '@tanstack/react-query' {
  interface Register {
    queryKey: CacheKey
  }
}
