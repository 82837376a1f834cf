import { chapters } from '@vikalp/domain/catalogue/chapters'
import { type Node, topicNode } from '@vikalp/domain/learner/nodes'
import { readinessOf } from '@vikalp/domain/papers/readiness'
import type { ExamKey } from '@vikalp/domain/vocabulary'
import { oncePerBank } from '#question-bank/once-per-bank.ts'
import type { BankQuestion } from '#question-bank/question-bank.ts'

type Mock = { template: string; seconds: number }

/** What practice may ask for an exam, and the first of its papers that can be made. */
type ExamQuestions = {
  questions: readonly BankQuestion[]
  chapters: readonly string[]
  byTopic: ReadonlyMap<Node, readonly BankQuestion[]>
  mock: () => Mock | undefined
}

export const examQuestions = oncePerBank((bank, exam: ExamKey): ExamQuestions => {
  const questions = chapters.flatMap(({ key }) => bank.ofChapter(key, exam))
  return {
    questions,
    chapters: [...new Set(questions.map(({ chapter }) => chapter))],
    byTopic: Map.groupBy(questions, topicNode),
    mock: () => mockOf(bank, exam),
  }
})

/** Whether a paper can be made is known by making one, which takes longer than a plan: only the day of a mock asks. */
const mockOf = oncePerBank((bank, exam: ExamKey): Mock | undefined => {
  const template = bank.templates.find((one) => one.exam === exam && readinessOf(one, bank.paperBank).isReady)
  const minutes = template?.sittings.reduce((sum, sitting) => sum + sitting.minutes, 0) ?? 0
  return template && { template: template.key, seconds: 60 * minutes }
})
