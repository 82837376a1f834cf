import type { PaperTemplate, Section } from '@vikalp/domain/papers/template'
import type { NumericQuestion, PaperSource } from '../../question-bank/question-bank.ts'

const marks = { right: 16, wrong: -4, blank: 0 }

const section = (subject: Section['subject'], type: Section['type'], count: number): Section => ({
  subject,
  part: type === 'mcq' ? 'A' : 'B',
  type,
  count,
  marks,
})

const template = (
  key: string,
  forms: number,
  sittings: PaperTemplate['sittings'],
  exam: PaperTemplate['exam'] = 'NEET',
): PaperTemplate => ({
  key,
  exam,
  title: `Paper ${key}`,
  validFrom: '2026-01-01',
  confirmed: true,
  checked: '2026-11-20',
  sources: ['the pattern of a test'],
  dialect: 'four-button',
  languages: ['en'],
  calculator: false,
  forms,
  sittings,
})

/** Of the sample questions: a paper with typed numbers, one with two clocks, and one that the bank cannot fill. */
export const samplePapers = (): PaperSource => ({
  templates: [
    template('sample', 2, [
      {
        title: 'Sample',
        minutes: 30,
        sections: [
          section('Physics', 'mcq', 6),
          section('Physics', 'numeric', 2),
          section('Biology', 'mcq', 4),
        ],
      },
    ]),
    template('two-clocks', 1, [
      { title: 'Physics', minutes: 20, sections: [section('Physics', 'mcq', 4)] },
      { title: 'Biology', minutes: 10, startWithinHours: 24, sections: [section('Biology', 'mcq', 3)] },
    ]),
    template('too-long', 1, [{ title: 'Long', minutes: 60, sections: [section('Chemistry', 'mcq', 5)] }]),
  ],
  numeric: Array.from({ length: 6 }, (_, i) => numericQuestion(i + 1)),
  pool: [],
  alike: [],
  corrections: [],
})

/** Its answer is ten times its number. */
const numericQuestion = (number: number): NumericQuestion => ({
  id: `opt-${String(900 + number).padStart(4, '0')}`,
  chapter: 'optics',
  subject: 'Physics',
  topic: `Typed ${number % 3}`,
  exams: ['NEET'],
  difficulty: 'Medium',
  level: 'apply',
  answer: { value: 10 * number, printed: String(10 * number), decimals: 0, tolerance: 0 },
  text: `What is ten times ${number}?`,
  hint: 'Write a zero behind it.',
  explanation: `It is ${10 * number} by definition.`,
  html: {
    question: `<p>What is ten times ${number}?</p>`,
    explanation: `<p>It is ${10 * number} by definition.</p>`,
    hint: '<p>Write a zero behind it.</p>',
    unit: 'cm',
  },
})
