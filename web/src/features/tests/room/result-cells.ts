import type { TestResults } from '@vikalp/contract/mocks/tests'
import type { Messages } from '#messages/messages.ts'
import type { CsvCell } from '#platform/files/csv.ts'

type Texts = Pick<
  Messages['tests']['results'],
  'rollNo' | 'name' | 'score' | 'right' | 'wrong' | 'blank' | 'late' | 'receipt'
>

/** The marks of everybody as a spreadsheet has them; who was absent has none. */
export const resultCells = ({ rows, absent }: TestResults, m: Texts): CsvCell[][] => [
  [m.rollNo, m.name, m.score, m.right, m.wrong, m.blank, m.late, m.receipt],
  ...rows.map(({ rollNo, name, score, right, wrong, blank, lateAnswers, receipt }) => [
    rollNo,
    name,
    score / 4,
    right,
    wrong,
    blank,
    lateAnswers,
    receipt,
  ]),
  ...absent.map(({ rollNo, name }) => [rollNo, name, null, null, null, null, null, null]),
]
