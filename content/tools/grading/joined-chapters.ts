import { plannedChapters } from '@vikalp/domain/catalogue/chapters'
import type { Bank, BankChapter } from '../bank.ts'
import type { Remark } from '../finding.ts'
import type { AnyQuestion } from '../question-file.ts'
import { gradingOf } from './true-labels.ts'

/** A reader found that it needs another chapter besides its own. */
export const joinsChapters = (question: AnyQuestion, { gradings }: Bank): boolean =>
  gradingOf(question, gradings)?.joins !== undefined

const keys: ReadonlySet<string> = new Set(plannedChapters.map(({ key }) => key))

/** Chapters that a question is said to join, and that are none or its own. */
export function* strayJoins(
  { chapter, questions, numeric }: BankChapter,
  { gradings }: Bank,
): Iterable<Remark> {
  for (const { id } of [...questions, ...numeric])
    for (const key of gradings.get(id)?.joins?.chapters ?? [])
      if (key === chapter.key || !keys.has(key))
        yield { id, message: `joins ${key}, which is no other chapter` }
}
