import { type QuestionForm, questionForms, type SubjectKey, subjectKeys } from '@vikalp/domain/vocabulary'
import type { Bank } from '../bank.ts'
import { hasTable } from '../checks/form.ts'
import { keyShares } from '../checks/key-balance.ts'
import { joinsChapters } from '../grading/joined-chapters.ts'
import { hasFigure, type Question } from '../question-file.ts'

type RowName = QuestionForm | 'figure' | 'two chapters joined' | 'structures drawn' | 'drawn in the options'

/** Per cent of a subject's questions, as recent papers have them; of negative questions no more than that. */
const wanted: Record<RowName, Partial<Record<SubjectKey, number>>> = {
  'assertion-reason': { Physics: 3, Chemistry: 6, Mathematics: 3, Biology: 9 },
  statements: { Physics: 4, Chemistry: 6, Mathematics: 4, Biology: 9 },
  'list-match': { Physics: 3, Chemistry: 6, Mathematics: 3, Biology: 9 },
  'multi-statement': { Physics: 2, Chemistry: 4, Mathematics: 2, Biology: 8 },
  order: { Chemistry: 5, Biology: 2 },
  negative: { Physics: 5, Chemistry: 5, Mathematics: 5, Biology: 8 },
  figure: { Physics: 18, Chemistry: 25, Mathematics: 15, Biology: 16 },
  'two chapters joined': { Physics: 8, Chemistry: 8, Mathematics: 8, Biology: 3 },
  'structures drawn': {},
  'drawn in the options': {},
}

type Row = [name: RowName, fits: (question: Question, bank: Bank) => boolean]

const rows: readonly Row[] = [
  ...questionForms.map((form): Row => [form, (question) => question.form === form]),
  ['figure', hasFigure],
  ['two chapters joined', joinsChapters],
  ['structures drawn', ({ image, structures }) => Boolean(image?.structures ?? structures)],
  ['drawn in the options', ({ structures }) => structures !== undefined],
]

/** The table of forms: how many questions of each subject have them, their share beside the wanted one, their keys. */
export function formTable(bank: Bank): string[] {
  const bySubject = subjectKeys.flatMap((subject) => {
    const questions = bank.chapters
      .filter(({ chapter }) => chapter.subject === subject)
      .flatMap((chapter) => chapter.questions)
    return questions.length > 0 ? [{ subject, questions }] : []
  })
  const all = bySubject.flatMap(({ questions }) => questions)
  const matched = all.filter(({ form }) => form === 'list-match')
  return [
    `| form | ${bySubject.map(({ subject }) => subject).join(' | ')} | A/B/C/D |`,
    `|${'---|'.repeat(bySubject.length + 2)}`,
    ...rows.map(([name, fits]) => {
      const has = (question: Question): boolean => fits(question, bank)
      const cells = bySubject.map(({ subject, questions }) =>
        shareOf(questions.filter(has).length, questions.length, wanted[name][subject]),
      )
      return `| ${name} | ${cells.join(' | ')} | ${keyShares(all.filter(has)).join('/')} |`
    }),
    `${matched.filter(hasTable).length} of ${matched.length} matching questions draw their lists as a table`,
  ]
}

const shareOf = (count: number, of: number, percent: number | undefined): string =>
  `${count} (${((count / of) * 100).toFixed(1)}${percent === undefined ? '' : ` of ${percent}`} %)`
