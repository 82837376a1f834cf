import type { Bank, BankChapter } from '../bank.ts'
import type { Remark } from '../finding.ts'

const perChapter = 10
const perExam = 5

/** A chapter can be practised for each of its exams. */
export function* chapterSize({ chapter, questions }: BankChapter): Iterable<Remark> {
  if (questions.length < perChapter)
    yield { id: chapter.key, message: `has ${questions.length} questions, ${perChapter} are needed` }
  for (const exam of chapter.exams) {
    const count = questions.filter(({ exams }) => exams.includes(exam)).length
    if (count < perExam)
      yield { id: chapter.key, message: `has ${count} questions for ${exam}, ${perExam} are needed` }
  }
}

/** What catalogue.json plans for the full bank: counts, difficulty mix, topics. */
export function* plan({ chapter, plan, questions }: BankChapter, _: Bank): Iterable<Remark> {
  for (const exam of chapter.exams) {
    const count = questions.filter(({ exams }) => exams.includes(exam)).length
    if (count !== plan.counts[exam])
      yield { id: chapter.key, message: `${count} of ${plan.counts[exam]} questions for ${exam}` }
  }
  for (const difficulty of ['Easy', 'Medium', 'Hard'] as const) {
    const count = questions.filter((question) => question.difficulty === difficulty).length
    if (Math.abs(count - plan.mix[difficulty]) > 3)
      yield { id: chapter.key, message: `${count} ${difficulty}, ${plan.mix[difficulty]} are planned` }
  }
  for (const topic of plan.topics) {
    const count = questions.filter((question) => question.topic === topic).length
    if (count < 3) yield { id: chapter.key, message: `${count} questions on '${topic}', 3 are planned` }
  }
}
