import { dataFormat, dataVersion } from '@vikalp/contract/accounts/data-file'
import type { BankQuestion, NumericQuestion, QuestionBank } from '#question-bank/question-bank.ts'
import { type AttemptRow, isLetter } from './export.store.ts'
import type { PersonalData } from './pack-person.ts'

/** data.json, part by part; its shape is DataFile of the contract. */
export async function* writeData(person: PersonalData, bank: QuestionBank): AsyncGenerator<string> {
  const { account, age, totals, ...lists } = person.sections
  const head = {
    format: dataFormat,
    version: dataVersion,
    madeAt: person.madeAt,
    account: account[0],
    age: age[0] ?? null,
    totals: totals[0] ?? null,
    ...lists,
  }
  yield `${JSON.stringify(head).slice(0, -1)},"attempts":[`
  const met = new Set(questionsIn(lists))
  let before = ''
  for await (const page of person.attempts()) {
    yield before + page.map((attempt) => JSON.stringify(attemptOf(attempt, person.held))).join(',')
    before = ','
    for (const { questionIds } of page) for (const id of questionIds) met.add(id)
  }
  yield '],"acts":['
  before = ''
  for await (const page of person.acts()) {
    yield before + page.map((batch) => JSON.stringify(batch)).join(',')
    before = ','
  }
  yield '],"questions":{'
  before = ''
  for (const id of met) {
    const question = person.held.has(id) ? undefined : (bank.find(id) ?? bank.findNumeric(id))
    if (!question) continue // or taken out of the bank since
    yield `${before}${JSON.stringify(id)}:${JSON.stringify(questionOf(question))}`
    before = ','
  }
  yield '}}\n'
}

/** The questions that other rows than the quizzes name. */
export const questionsIn = (lists: Record<string, readonly Record<string, unknown>[]>): string[] =>
  Object.values(lists)
    .flat()
    .flatMap(({ questionId, questionIds }) => [questionId, questionIds].flat())
    .filter((id) => typeof id === 'string')

const attemptOf = (
  { questionIds, chosen, key, seconds, hinted, guessed, ...attempt }: AttemptRow,
  held: ReadonlySet<string>,
) => ({
  ...attempt,
  answers: questionIds.map((questionId, place) => ({
    questionId,
    chosen: isLetter(chosen[place]) ? chosen[place] : null,
    correct: held.has(questionId) ? null : key[place],
    seconds: seconds?.[place] ?? null,
    hinted: hinted?.includes(questionId) ?? false,
    guessed: guessed?.includes(questionId) ?? false,
  })),
})

const questionOf = ({ text, answer, chapter, subject, ...question }: BankQuestion | NumericQuestion) => ({
  subject,
  chapter,
  text,
  ...('options' in question && { options: question.options }),
  answer: typeof answer === 'string' ? answer : answer.printed,
})
