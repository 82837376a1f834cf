import { practiceContract } from '@vikalp/contract/practice'
import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '#feature-deps.ts'
import { readyList } from '#platform/json/ready-json.ts'
import { serve } from '#platform/serve.ts'
import { readyQuestion } from '#question-bank/question-bank.ts'
import { chapterQuestions, chooseNext } from './choose-next.ts'

export function practiceRoutes(app: FastifyInstance, deps: Omit<FeatureDeps, 'db'>): void {
  serve(app, practiceContract.questions, async ({ caller, db, params, query }) => {
    const { exam, questions } = chapterQuestions(deps.bank, params.chapter, query.exam)
    const held = await deps.heldQuestions.of(db, caller.userId, deps.clock())
    const wanted = questions.filter(
      ({ id, difficulty }) => !held.has(id) && (!query.difficulty || difficulty === query.difficulty),
    )
    return readyList(wanted.map((question) => readyQuestion(question, exam)))
  })
  serve(app, practiceContract.next, ({ caller, db, params, query }) =>
    chooseNext({ ...deps, db }, caller.userId, params.chapter, query),
  )
}
