import type { ChoicesPage, ChoicesQuery } from '@vikalp/contract/mocks/choices'
import { findChapter } from '@vikalp/domain/catalogue/chapters'
import { letters } from '@vikalp/domain/vocabulary'
import { notFound } from '#platform/problem.ts'
import type { BankQuestion } from '#question-bank/question-bank.ts'
import type { MocksDeps } from '../mocks-deps.ts'
import { countMet } from '../tests/tests.store.ts'

const pageSize = 20

/**
 * The questions of a chapter from which a teacher picks a set, in their order in the bank. None of those that only papers ask
 * (rule 31), and no keys: the preview of a test has those of the questions that it asks.
 */
export async function listChoices(
  { db, bank }: Pick<MocksDeps, 'db' | 'bank'>,
  classId: string,
  { exam, chapter: name, page, ...wanted }: ChoicesQuery,
): Promise<ChoicesPage> {
  const chapter = findChapter(name)
  const all = chapter ? bank.ofChapter(chapter.key, exam) : []
  if (all.length === 0) throw notFound('The chapter')
  const found = all.filter((question) => fits(question, wanted))
  const metBy = await countMet(db, [classId])
  return {
    total: found.length,
    pageSize,
    topics: [...new Set(all.map(({ topic }) => topic))],
    forms: [...new Set(all.flatMap(({ form }) => form ?? []))],
    questions: found.slice((page - 1) * pageSize, page * pageSize).map((question) => ({
      ...choiceOf(question),
      metBy: metBy.get(question.id) ?? 0,
    })),
  }
}

const fits = (
  question: BankQuestion,
  { difficulty, form, topic }: Pick<ChoicesQuery, 'difficulty' | 'form' | 'topic'>,
): boolean =>
  (difficulty === undefined || question.difficulty === difficulty) &&
  (form === undefined || question.form === form) &&
  (topic === undefined || question.topic === topic)

/** Built field by field, so that no key comes along. */
const choiceOf = ({ id, html, image, difficulty, form, topic }: BankQuestion) => ({
  questionId: id,
  html: html.question,
  ...(image && { image }),
  options: letters.map((letter) => ({ letter, html: html.options[letter] })),
  difficulty,
  form: form ?? null,
  topic,
})
