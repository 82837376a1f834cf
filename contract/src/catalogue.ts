import { difficulties } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { name } from './fields/text.ts'

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

export const ChapterProgress = z.object({
  /** The key of the chapter. */
  chapter: z.string(),
  /** How many of its questions for the exam were in a graded attempt of the student, and how many there are. */
  met: Count,
  questions: Count,
  /** The last quiz with questions of the chapter: how many of these were right. */
  last: z.object({ correct: Count, total: Count }),
})
export type ChapterProgress = z.infer<typeof ChapterProgress>

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
  progress: endpoint({
    method: 'GET',
    path: '/api/quiz/progress',
    summary: 'What the student has done of the chapters of an exam and subject; those not begun are left out',
    access: 'practise',
    limit: { perMinute: 120, by: 'user' },
    data: true,
    query: z.object({ exam: name, subject: name }),
    response: z.array(ChapterProgress),
  }),
}
