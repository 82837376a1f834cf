import { catalogueContract } from '@vikalp/contract/catalogue'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/serve.ts'
import type { QuestionBank } from '#question-bank/question-bank.ts'
import { readChapters, readExams, readSubjects } from './read-catalogue.ts'
import { readProgress } from './read-progress.ts'

export function catalogueRoutes(app: FastifyInstance, { bank }: { bank: QuestionBank }): void {
  serve(app, catalogueContract.exams, () => readExams(bank))
  serve(app, catalogueContract.subjects, ({ query }) => readSubjects(bank, query.exam))
  serve(app, catalogueContract.chapters, ({ query }) => readChapters(bank, query.exam, query.subject))
  serve(app, catalogueContract.progress, ({ caller, db, query }) =>
    readProgress({ db, bank }, caller.userId, query),
  )
}
