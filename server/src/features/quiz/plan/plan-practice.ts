import type { AskedBecause } from '@vikalp/contract/practice'
import { whySentence } from '@vikalp/domain/english/why-sentences'
import { practiceRecord } from '@vikalp/domain/practice/practice-record'
import { selectBlock } from '@vikalp/domain/practice/select-block'
import { indianDay } from '@vikalp/domain/progress/periods'
import type { ExamKey, PracticeMode } from '@vikalp/domain/vocabulary'
import type { FeatureDeps } from '#feature-deps.ts'
import { candidateOf, readPracticeView } from '#learners/practice-view.ts'
import type { BankQuestion } from '#question-bank/question-bank.ts'
import { listAnswered } from '../quiz.store.ts'

type Wanted = {
  studentId: string
  exam: ExamKey
  /** Those that may be asked. */
  questions: readonly BankQuestion[]
  mode: PracticeMode
  count: number
}

export type PracticeBlock = { questions: BankQuestion[]; whys: AskedBecause[] }

/** From which is known what was answered last. */
const recentQuizzes = 10

/** A block of adaptive practice (rule 101): what was not answered yet, and of a chapter that is exhausted anything. */
export async function planPractice(
  { db, bank, clock, random }: FeatureDeps,
  { studentId, exam, questions, mode, count }: Wanted,
): Promise<PracticeBlock> {
  const day = indianDay(clock())
  const chapters = [...new Set(questions.map(({ chapter }) => chapter))]
  const [{ view, state, levels }, attempts] = await Promise.all([
    readPracticeView(db, bank, { studentId, exam, questions, day }),
    listAnswered(db, { studentId, chapters, most: recentQuizzes }),
  ])
  const unseen = questions.filter(({ id }) => !state.answered.has(id))
  const candidates = (unseen.length > 0 ? unseen : questions).map((one) => candidateOf(one, levels))
  const { recent } = practiceRecord(chapters, { attempts, met: [] }, bank.find)
  const practice = { ...view, recent, mode, isMixed: chapters.length > 1 }
  const block = selectBlock(candidates, practice, count, random)
  return {
    questions: block.map(({ question }) => question.source),
    whys: block.map(({ why }) => ({ ...why, sentence: whySentence(why) })),
  }
}
