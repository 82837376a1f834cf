import { markPaper } from '@vikalp/domain/marking/mark-paper'
import type { Response } from '@vikalp/domain/marking/mark-question'
import { nextVersion } from '@vikalp/domain/marking/result-version'
import { pairForecast } from '#learners/forecast/forecasts.store.ts'
import type { Queries } from '#platform/db.ts'
import type { QuestionBank } from '#question-bank/question-bank.ts'
import { lettersOf } from '../release/paper-letters.ts'
import { releaseAnswers } from '../release/release-answers.ts'
import { isOut, testOf } from '../tests/set-test.ts'
import { answeredQuestions, keyStateOf } from './answered-questions.ts'
import type { PaperPart } from './paper-part.ts'
import { insertResult, listResults } from './sitting-results.store.ts'
import type { SittingRow } from './sittings.store.ts'

type Marking = {
  row: Pick<SittingRow, 'id' | 'studentId' | 'testId' | 'blueprint'>
  part: PaperPart
  responses: readonly Response[]
  reason: string
  finishedAt: Date
  now: Date
  /** After so many corrections of keys, the last of which was of this question; else after all there are. */
  correction?: { keyState: number; questionId: string }
  /** The question whose key the teacher corrected. */
  corrected?: string | undefined
}

/** Marks a sitting that has ended. A result that differs from the last one is its next version; that of a test is told at its release. */
export async function mark(
  bank: QuestionBank,
  tx: Queries,
  { row, part, responses, reason, finishedAt, now, correction, corrected }: Marking,
): Promise<void> {
  const { keyState, questionId } = correction ?? { keyState: keyStateOf(bank), questionId: corrected ?? null }
  const { id, studentId } = row
  const own = { id, studentId }
  const test = await testOf(tx, row)
  const answered = answeredQuestions(bank, part, responses, { keyState, corrected: test?.keys })
  const marked = markPaper(part.sitting.sections, answered)
  const last = (await listResults(tx, own)).at(-1)
  // Rule 29: the bank does not lower the marks of a test that are out; its teacher, who corrects a key, may.
  const mayFall = !test || !correction || !isOut(test, now)
  const version = nextVersion(last, { marked, keyState, reason, mayFall })
  if (version) await insertResult(tx, own, { ...version, questionId, madeAt: now })
  if (!isOut(test, now)) return
  const letters = lettersOf(bank, part, answered, marked.questions)
  await releaseAnswers(tx, bank, { ...own, finishedAt }, letters)
  // No forecast is of a teacher's own paper.
  if (row.blueprint !== null) return
  const { key: template, sittings } = part.template
  await pairForecast(tx, { ...own, template, parts: sittings.length, now })
}
