import { queryOptions } from '@tanstack/react-query'
import type { catalogueContract } from '@vikalp/contract/catalogue'
import { examOnTheWire, subjectOnTheWire } from '@vikalp/domain/catalogue/subjects'
import { call } from '#platform/api/api-client.ts'

const getExams = call<typeof catalogueContract.exams>('GET', '/api/quiz/exams')
const getSubjects = call<typeof catalogueContract.subjects>('GET', '/api/quiz/subjects')
const getProgress = call<typeof catalogueContract.progress>('GET', '/api/quiz/progress')
const getChapters = call<typeof catalogueContract.chapters>('GET', '/api/quiz/chapters')

// The bank changes with a deployment, not during a visit.
const staleTime = 60 * 60_000

export const examEntries = () =>
  queryOptions({ queryKey: ['catalogue', 'exams'], queryFn: ({ signal }) => getExams({ signal }), staleTime })

export const subjectEntries = (exam: string) =>
  queryOptions({
    queryKey: ['catalogue', 'subjects', exam],
    queryFn: ({ signal }) => getSubjects({ signal, query: { exam: examOnTheWire(exam) } }),
    staleTime,
  })

export const chapterEntries = (exam: string, subject: string) =>
  queryOptions({
    queryKey: ['catalogue', 'chapters', exam, subject],
    queryFn: ({ signal }) =>
      getChapters({
        signal,
        query: { exam: examOnTheWire(exam), subject: subjectOnTheWire(exam, subject) },
      }),
    staleTime,
  })

/** What the student has done; every finished quiz changes it, so each visit asks again and shows the last answer meanwhile. */
export const chapterProgress = (exam: string, subject: string) =>
  queryOptions({
    queryKey: ['progress', exam, subject],
    queryFn: ({ signal }) =>
      getProgress({
        signal,
        query: { exam: examOnTheWire(exam), subject: subjectOnTheWire(exam, subject) },
      }),
    staleTime: 0,
  })
