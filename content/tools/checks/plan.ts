import { difficulties } from '@vikalp/domain/vocabulary'
import type { BankChapter } from '../bank.ts'
import type { Remark } from '../finding.ts'

/** The chapter has the counts, the mix of difficulties and the topics planned in catalogue.json. */
export function* plan({ chapter, plan, questions, numeric }: BankChapter): Iterable<Remark> {
  for (const exam of chapter.exams) {
    const count = questions.filter(({ exams }) => exams.includes(exam)).length
    if (count !== plan.counts[exam])
      yield { id: chapter.key, message: `${count} of ${plan.counts[exam]} questions for ${exam}` }
  }
  if (numeric.length !== plan.numeric)
    yield { id: chapter.key, message: `${numeric.length} of ${plan.numeric} questions with a number to type` }
  for (const difficulty of difficulties) {
    const count = questions.filter((question) => question.difficulty === difficulty).length
    if (Math.abs(count - plan.mix[difficulty]) > 3)
      yield { id: chapter.key, message: `${count} ${difficulty}, ${plan.mix[difficulty]} are planned` }
  }
  for (const topic of plan.topics) {
    const count = questions.filter((question) => question.topic === topic).length
    if (count < 3) yield { id: chapter.key, message: `${count} questions on '${topic}', 3 are planned` }
  }
}
