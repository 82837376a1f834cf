import { type Bank, type BankChapter, everyQuestion } from '../bank.ts'
import type { Remark } from '../finding.ts'
import type { AnyQuestion } from '../question-file.ts'

/** The topic, exams and id of a question fit its chapter. */
export function* membership(question: AnyQuestion, { chapter, plan }: BankChapter): Iterable<string> {
  if (!question.id.startsWith(`${plan.prefix}-`)) yield `the id does not start with ${plan.prefix}-`
  if (!plan.topics.includes(question.topic)) yield `'${question.topic}' is not a topic of the chapter`
  for (const exam of question.exams)
    if (!chapter.exams.includes(exam)) yield `the chapter does not belong to ${exam}`
  const [whole] = chapter.exams // the exam for which a chapter is whole
  if (question.pool) yield* poolMembership(question)
  else if (whole && !question.exams.includes(whole)) yield `exams must hold ${whole}`
  if (new Set(question.exams).size < question.exams.length) yield 'an exam is named twice'
}

/** What two examinations ask would be known to whoever has sat a paper of one of them. */
function* poolMembership({ exams }: AnyQuestion): Iterable<string> {
  if (exams.length > 1) yield `a question of the exam pool belongs to one exam, not to ${exams.join(', ')}`
}

export function* uniqueIds(bank: Bank): Iterable<Remark> {
  const seen = new Set<string>()
  for (const { id } of bank.chapters.flatMap(everyQuestion)) {
    if (seen.has(id)) yield { id, message: 'stands twice in the bank' }
    seen.add(id)
  }
}
