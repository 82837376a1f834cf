import { catalogueContract } from '@vikalp/contract/catalogue'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/serve.ts'
import type { QuestionBank } from '#question-bank/question-bank.ts'
import { writtenCatalogue } from './read-catalogue.ts'
import { readProgress } from './read-progress.ts'

export function catalogueRoutes(app: FastifyInstance, { bank }: { bank: QuestionBank }): void {
  const written = writtenCatalogue(bank)
  serve(app, catalogueContract.exams, written.exams)
  serve(app, catalogueContract.subjects, ({ query }) => written.subjects(query.exam))
  serve(app, catalogueContract.chapters, ({ query }) => written.chapters(query.exam, query.subject))
  serve(app, catalogueContract.progress, ({ caller, db, query }) =>
    readProgress({ db, bank }, caller.userId, query),
  )
}
