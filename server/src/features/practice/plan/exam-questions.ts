import { chapters } from '@vikalp/domain/catalogue/chapters'
import { type Node, topicNode } from '@vikalp/domain/learner/nodes'
import { readinessOf } from '@vikalp/domain/papers/readiness'
import type { ExamKey } from '@vikalp/domain/vocabulary'
import type { BankQuestion, QuestionBank } from '#question-bank/question-bank.ts'

type Mock = { template: string; seconds: number }

/** What practice may ask for an exam, and the first of its papers that can be made. */
type ExamQuestions = {
  questions: readonly BankQuestion[]
  chapters: readonly string[]
  byTopic: ReadonlyMap<Node, readonly BankQuestion[]>
  mock: () => Mock | undefined
}

const known = new WeakMap<QuestionBank, Map<ExamKey, ExamQuestions>>()

/** The bank never changes, so it is looked through once. */
export function examQuestions(bank: QuestionBank, exam: ExamKey): ExamQuestions {
  const ofBank = known.get(bank) ?? new Map<ExamKey, ExamQuestions>()
  known.set(bank, ofBank)
  const found = ofBank.get(exam) ?? lookThrough(bank, exam)
  ofBank.set(exam, found)
  return found
}

function lookThrough(bank: QuestionBank, exam: ExamKey): ExamQuestions {
  const questions = chapters.flatMap(({ key }) => bank.ofChapter(key, exam))
  return {
    questions,
    chapters: [...new Set(questions.map(({ chapter }) => chapter))],
    byTopic: Map.groupBy(questions, topicNode),
    mock: once(() => mockOf(bank, exam)),
  }
}

/** Whether a paper can be made is known by making one, which takes longer than a plan: only the day of a mock asks. */
function mockOf(bank: QuestionBank, exam: ExamKey): Mock | undefined {
  const template = bank.templates.find((one) => one.exam === exam && readinessOf(one, bank.paperBank).isReady)
  const minutes = template?.sittings.reduce((sum, sitting) => sum + sitting.minutes, 0) ?? 0
  return template && { template: template.key, seconds: 60 * minutes }
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
