import { subjectKeys } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import { dashboardLimit } from './dashboard.ts'
import { endpoint } from './endpoint.ts'
import { next } from './lists/page.ts'
import { Question, QuestionId, QuestionIds } from './question.ts'

const Subject = z.enum(subjectKeys)

export const BookmarksPage = z.object({
  /** How many bookmarks there are of each subject that has any. */
  subjects: z.array(z.object({ subject: Subject, bookmarks: z.int() })),
  questions: z.array(Question),
  next,
})
export type BookmarksPage = z.infer<typeof BookmarksPage>

export const bookmarksContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/bookmarks',
    summary: "The caller's bookmarked questions, the newest first",
    access: 'practise',
    limit: dashboardLimit,
    data: true,
    query: z.object({ subject: Subject.optional(), after: z.uuid().optional() }),
    response: BookmarksPage,
  }),
  marked: endpoint({
    method: 'GET',
    path: '/api/bookmarks/marked',
    summary: 'Which of these questions the caller has bookmarked',
    access: 'practise',
    limit: dashboardLimit,
    data: true,
    query: z.object({ questionIds: QuestionIds }),
    response: z.array(z.string()),
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/bookmarks',
    summary: 'Bookmarks a question of a graded quiz, or takes the bookmark away',
    access: 'practise',
    limit: dashboardLimit,
    status: 204,
    data: false,
    body: z.object({ questionId: QuestionId, bookmarked: z.boolean() }),
    response: z.void(),
  }),
}
