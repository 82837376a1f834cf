import { difficulties } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { name } from './text.ts'

const Count = z.int().min(0)

export const ExamEntry = z.object({
  key: z.string(),
  questions: Count,
  subjects: z.array(z.object({ key: z.string(), questions: Count })),
})
export type ExamEntry = z.infer<typeof ExamEntry>

export const SubjectEntry = z.object({
  key: z.string(),
  title: z.string(),
  chapters: Count,
  questions: Count,
})
export type SubjectEntry = z.infer<typeof SubjectEntry>

export const ChapterEntry = z.object({
  key: z.string(),
  title: z.string(),
  desc: z.string(),
  questions: Count,
  difficulty: z.enum(difficulties),
  image: z.string(),
  class: z.int(),
})
export type ChapterEntry = z.infer<typeof ChapterEntry>

export const catalogueContract = {
  exams: endpoint({
    method: 'GET',
    path: '/api/quiz/exams',
    summary: 'The ready exams with the number of questions the bank holds for each',
    access: 'readBank',
    data: true,
    response: z.array(ExamEntry),
  }),
  subjects: endpoint({
    method: 'GET',
    path: '/api/quiz/subjects',
    summary: 'The subjects of an exam that have questions',
    access: 'readBank',
    data: true,
    query: z.object({ exam: name }),
    response: z.array(SubjectEntry),
  }),
  chapters: endpoint({
    method: 'GET',
    path: '/api/quiz/chapters',
    summary: 'The chapters of an exam and subject',
    access: 'readBank',
    data: true,
    query: z.object({ exam: name, subject: name }),
    response: z.array(ChapterEntry),
  }),
}
