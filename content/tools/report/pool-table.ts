import { type ExamKey, type SubjectKey, subjectKeys } from '@vikalp/domain/vocabulary'
import type { Bank } from '../bank.ts'
import { keyShares } from '../checks/key-balance.ts'
import { type AnyQuestion, hasOptions, isNumeric } from '../question-file.ts'

type Row = {
  title: string
  fits: (question: AnyQuestion) => boolean
  wanted: Partial<Record<SubjectKey, number>>
}

const isFor = (exam: ExamKey) => (question: AnyQuestion) => question.exams.includes(exam)

/** Three papers of NEET, four of JEE with five numbers to type in each subject, one of GUJCET for either group. */
const rows: readonly Row[] = [
  { title: 'NEET', fits: isFor('NEET'), wanted: { Physics: 135, Chemistry: 135, Biology: 270 } },
  { title: 'JEE', fits: isFor('JEE'), wanted: { Physics: 100, Chemistry: 100, Mathematics: 100 } },
  {
    title: 'JEE, typed numbers among them',
    fits: (question) => isFor('JEE')(question) && isNumeric(question),
    wanted: { Physics: 20, Chemistry: 20, Mathematics: 20 },
  },
  {
    title: 'GUJCET',
    fits: isFor('GUJCET'),
    wanted: { Physics: 80, Chemistry: 80, Mathematics: 40, Biology: 40 },
  },
]

/** The table of the exam pool: how many questions each subject has for each exam, of those wanted, and their keys. */
export function poolTable(bank: Bank): string[] {
  const read = subjectKeys.filter((subject) =>
    bank.chapters.some(({ chapter }) => chapter.subject === subject),
  )
  const ofSubject = (subject: SubjectKey): AnyQuestion[] =>
    bank.chapters.filter(({ chapter }) => chapter.subject === subject).flatMap(({ pool }) => pool)
  const all = read.flatMap(ofSubject)
  return [
    `| exam pool | ${read.join(' | ')} | all | A/B/C/D |`,
    `|${'---|'.repeat(read.length + 3)}`,
    ...rows.map(({ title, fits, wanted }) => {
      const cells = read.map((subject) => cellOf(ofSubject(subject).filter(fits).length, wanted[subject]))
      const due = Object.values(wanted).reduce((sum, count) => sum + count, 0)
      const keys = keyShares(all.filter(fits).filter(hasOptions)).join('/')
      return `| ${title} | ${cells.join(' | ')} | ${cellOf(all.filter(fits).length, due)} | ${keys} |`
    }),
  ]
}

const cellOf = (count: number, wanted = 0): string =>
  wanted === 0 && count === 0 ? '-' : `${count} of ${wanted}`
