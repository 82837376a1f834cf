import { topicNode } from '@vikalp/domain/learner/nodes'
import type { LearnerState } from '@vikalp/domain/learner/take-answers'
import type { Candidate, PracticeState } from '@vikalp/domain/practice/select-question'
import type { OpenMistake, PracticeTally } from '@vikalp/domain/practice/why-question'
import { type Day, daysBetween } from '@vikalp/domain/progress/periods'
import { recallAfter } from '@vikalp/domain/revision/memory'
import type { Mistake } from '@vikalp/domain/revision/mistake'
import { recallAim } from '@vikalp/domain/revision/plan-reviews'
import type { ExamKey } from '@vikalp/domain/vocabulary'
import type { Db } from '#platform/db.ts'
import type { BankQuestion, QuestionBank } from '#question-bank/question-bank.ts'
import { codesOf, levelsOf, servedItem, stateOf, wholeRow } from './learner-state.ts'
import { type ItemLevels, type LearnerRow, listTallies, readLearner } from './learners.store.ts'
import { paperShares } from './paper-shares.ts'
import { bringUpToDate } from './rebuild-learner.ts'

/** What practice knows of a student in some chapters, besides how hard it should be and the last answers. */
export type PracticeView = Omit<PracticeState, 'mode' | 'aim' | 'recent' | 'isMixed'>

type Wanted = { studentId: string; exam: ExamKey; questions: readonly BankQuestion[]; day: Day }

/** With all answers of the student, also those that have not taught yet. */
export async function readPracticeView(
  db: Db,
  bank: QuestionBank,
  { studentId, exam, questions, day }: Wanted,
): Promise<{ view: PracticeView; state: LearnerState; levels: ItemLevels }> {
  const chapters = [...new Set(questions.map(({ chapter }) => chapter))]
  const of = {
    studentId,
    chapters: [wholeRow, ...chapters],
    questionIds: questions.map(({ id }) => id),
    codes: [],
  }
  const [found, tallies] = await Promise.all([readLearner(db, of), listTallies(db, { studentId, chapters })])
  if (found.isStale) await bringUpToDate(db, bank, studentId)
  const row = found.isStale ? await readLearner(db, of) : found
  const state = stateOf(row, questions)
  const left = daysToExam(row.exams, day)
  const shares = paperShares(bank, exam)
  const view = {
    abilities: state.abilities,
    day,
    due: dueIn(state, left, day),
    mistakes: openMistakes(bank, state),
    tallies: new Map(
      tallies.map(({ chapter, topic, ...tally }): [string, PracticeTally] => [
        topicNode({ chapter, topic }),
        { ...tally, ...inPaper(shares.get(chapter)) },
      ]),
    ),
  }
  return { view, state, levels: levelsOf(row) }
}

/** To the next of the student's exams that is not over. */
export function daysToExam(exams: LearnerRow['exams'], day: Day): number | undefined {
  const days = exams.map(({ on }) => daysBetween(day, on)).filter((left) => left >= 0)
  return days.length > 0 ? Math.min(...days) : undefined
}

function dueIn({ cards }: LearnerState, left: number | undefined, day: Day): PracticeState['due'] {
  const due = [...cards].filter(([, card]) => {
    const elapsed = daysBetween(card.lastOn, day)
    return elapsed > 0 && left !== 0 && recallAfter(card, elapsed) <= recallAim(left)
  })
  return new Map(due.map(([node, { rightOn }]) => [node, rightOn === null ? {} : { lastRightOn: rightOn }]))
}

const openMistakes = (bank: QuestionBank, { mistakes }: LearnerState): PracticeState['mistakes'] =>
  [...mistakes.values()].flatMap((mistake) =>
    mistake.repairedOn === null ? (mistakeInWords(bank, mistake) ?? []) : [],
  )

/** A mistake as its sentence names it. */
export function mistakeInWords(
  bank: QuestionBank,
  { questionId, lastOption: option, lastOn: on, code }: Mistake,
): OpenMistake | undefined {
  if (option === null) return undefined
  const slip = bank.find(questionId)?.html.notes[option]
  return {
    questionId,
    option,
    on,
    ...(code !== undefined && { code }),
    // One with a formula is no part of a sentence.
    ...(slip !== undefined && !/[<&]/.test(slip) && { slip }),
  }
}

/** A chapter of which a paper has less than one question is named in none. */
function inPaper(share: { questions: number; of: number } | undefined): Pick<PracticeTally, 'inPaper'> {
  const questions = Math.round(share?.questions ?? 0)
  return share && questions > 0 ? { inPaper: { questions, of: share.of } } : {}
}

/** A question as the choice of the next one sees it. */
export const candidateOf = (
  question: BankQuestion,
  levels: ItemLevels,
): Candidate & { source: BankQuestion } => ({
  ...servedItem(question, levels),
  label: question.difficulty,
  level: question.level,
  codes: codesOf(question),
  hasNumbers: /\d/.test(question.text),
  source: question,
})
