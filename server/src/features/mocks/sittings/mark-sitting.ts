import { markPaper } from '@vikalp/domain/marking/mark-paper'
import type { Response } from '@vikalp/domain/marking/mark-question'
import { nextVersion } from '@vikalp/domain/marking/result-version'
import type { Queries } from '#platform/db.ts'
import type { QuestionBank } from '#question-bank/question-bank.ts'
import { lettersOf } from '../release/paper-letters.ts'
import { releaseAnswers } from '../release/release-answers.ts'
import { answeredQuestions, keyStateOf } from './answered-questions.ts'
import type { PaperPart } from './paper-part.ts'
import { insertResult, listResults } from './sitting-results.store.ts'
import type { Own } from './sittings.store.ts'

type Marking = {
  own: Own
  part: PaperPart
  responses: readonly Response[]
  reason: string
  finishedAt: Date
  now: Date
  /** After so many corrections of keys, the last of which was of this question; else after all there are. */
  correction?: { keyState: number; questionId: string }
}

/** Marks a sitting that has ended. A result that differs from the last one is its next version; it is out at once. */
export async function mark(
  bank: QuestionBank,
  tx: Queries,
  { own, part, responses, reason, finishedAt, now, correction }: Marking,
): Promise<void> {
  const { keyState, questionId } = correction ?? { keyState: keyStateOf(bank), questionId: null }
  const answered = answeredQuestions(bank, part, responses, keyState)
  const marked = markPaper(part.sitting.sections, answered)
  const last = (await listResults(tx, own)).at(-1)
  const version = nextVersion(last, { marked, keyState, reason, mayFall: true })
  if (version) await insertResult(tx, own, { ...version, questionId, madeAt: now })
  const letters = lettersOf(bank, part, answered, marked.questions)
  await releaseAnswers(tx, bank, { ...own, finishedAt }, letters)
}
