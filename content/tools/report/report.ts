import { difficulties, examKeys } from '@vikalp/domain/vocabulary'
import { type Bank, type BankChapter, readBank } from '../bank.ts'
import { keyShares } from '../checks/key-balance.ts'
import { glossaryOf } from '../checks/language.ts'
import { hasWordOptions, keyIsLongest } from '../checks/option-wording.ts'
import { type Finding, findingLine } from '../finding.ts'
import { countGraded } from '../grading/true-labels.ts'
import { lint } from '../lint.ts'
import { hasFigure, type Question } from '../question-file.ts'
import { isSolved } from '../solved.ts'
import { readingGrade } from '../text/reading-level.ts'
import { formTable } from './form-table.ts'
import { poolTable } from './pool-table.ts'

type Column = [title: string, cell: (chapter: BankChapter, bank: Bank, findings: Finding[]) => string]

const count = (questions: Question[], fits: (question: Question) => boolean) => questions.filter(fits).length

const columns: Column[] = [
  ['chapter', ({ chapter }) => chapter.key],
  [
    `${examKeys.join('/')} of plan`,
    ({ plan, questions }) =>
      examKeys
        .map((exam) => `${count(questions, ({ exams }) => exams.includes(exam))}:${plan.counts[exam]}`)
        .join(' '),
  ],
  [
    'E/M/H',
    ({ questions }) =>
      difficulties.map((level) => count(questions, ({ difficulty }) => difficulty === level)).join('/'),
  ],
  [
    'recall',
    ({ questions }) =>
      percent(
        count(questions, ({ level }) => level === 'recall'),
        questions.length,
      ),
  ],
  ['A/B/C/D', ({ questions }) => keyShares(questions).join('/')],
  [
    'longest key',
    ({ questions }) => `${count(questions, keyIsLongest)} of ${count(questions, hasWordOptions)}`,
  ],
  [
    'near pairs',
    ({ questions }, _, findings) => String(named(findings, questions, ['clone', 'paraphrase']).length),
  ],
  ['figures', ({ questions }) => String(count(questions, hasFigure))],
  ['grade', (chapter) => meanGrade(chapter).toFixed(1)],
  [
    'solved',
    ({ questions }, bank) =>
      `${count(questions, (question) => isSolved(question, bank.solved))} of ${questions.length}`,
  ],
  [
    'labels read',
    (chapter, bank) =>
      `${countGraded(chapter, bank)} of ${chapter.questions.length + chapter.numeric.length}`,
  ],
  ['E', ({ chapter, questions }, _, findings) => String(ofLevel(findings, chapter.key, questions, 'E'))],
  ['W', ({ chapter, questions }, _, findings) => String(ofLevel(findings, chapter.key, questions, 'W'))],
]

const percent = (part: number, whole: number) => (whole === 0 ? '-' : `${Math.round((part / whole) * 100)} %`)

const idsOf = (questions: Question[]) => new Set(questions.map(({ id }) => id))

const named = (findings: Finding[], questions: Question[], checks: string[]) =>
  findings.filter(({ id, check }) => checks.includes(check) && idsOf(questions).has(id))

const ofLevel = (findings: Finding[], key: string, questions: Question[], wanted: string) =>
  findings.filter(({ id, level }) => level === wanted && (id === key || idsOf(questions).has(id))).length

function meanGrade(chapter: BankChapter): number {
  const grades = chapter.questions.map((question) =>
    readingGrade(question.text, glossaryOf(question, chapter)),
  )
  return grades.reduce((sum, grade) => sum + grade, 0) / (grades.length || 1)
}

/** Prints the bank compared with its plan: a table of chapters and one of forms, then the findings for a reviewer. */
export async function printReport(root: string, keys: readonly string[]): Promise<boolean> {
  const bank = await readBank(root, keys)
  const findings = lint(bank)
  console.log(`| ${columns.map(([title]) => title).join(' | ')} |\n|${columns.map(() => '---').join('|')}|`)
  for (const chapter of bank.chapters)
    console.log(`| ${columns.map(([, cell]) => cell(chapter, bank, findings)).join(' | ')} |`)
  console.log(`\n${formTable(bank).join('\n')}`)
  console.log(`\n${poolTable(bank).join('\n')}`)
  const questions = bank.chapters.flatMap((chapter) => chapter.questions)
  const solved = count(questions, (question) => isSolved(question, bank.solved))
  const numeric = bank.chapters.reduce((sum, chapter) => sum + chapter.numeric.length, 0)
  console.log(
    `\n${questions.length} questions${numeric ? `, ${numeric} with a number to type` : ''}, keys A-D ${keyShares(questions).join('/')}, ${solved} solved`,
  )
  const listed = ['clone', 'paraphrase', 'plan']
  for (const finding of findings) if (listed.includes(finding.check)) console.log(findingLine(finding))
  return true
}
