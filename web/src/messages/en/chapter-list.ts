import type { PracticeMode } from '@vikalp/domain/vocabulary'
import { formats } from './formats.ts'

const { number, plural } = formats

export const chapterList = {
  intro: 'Select a chapter to start your quiz',
  back: 'Back to Subjects',
  questions: (count: number) => plural(count, { one: '# question', other: '# questions' }),
  progress: (met: number, questions: number, correct: number, total: number) =>
    `${number(met)} of ${number(questions)} met, last ${number(correct)}/${number(total)}`,
  class: (year: number) => `Class ${year}`,
  difficulty: { Easy: 'Easy', Medium: 'Medium', Hard: 'Hard' },
  start: 'Start Quiz',
  startOf: (chapter: string) => `Start Quiz: ${chapter}`,
  find: 'Find a chapter',
  clear: 'Clear',
  all: (count: number) => plural(count, { one: '# chapter', other: '# chapters' }),
  found: (count: number, all: number) => `${number(count)} of ${number(all)} chapters`,
  filter: 'Show only',
  notBegun: 'Not begun',
  noneLeft: 'No chapter is left with these filters',
  showAll: 'Show all chapters',
  length: 'Quiz length',
  kind: 'Kind of quiz',
  kinds: {
    usual: {
      name: 'Chapter quiz',
      text: 'New questions first, of all levels. It can earn badges.',
    },
    build: { name: 'Build', text: 'At your level: about 3 in 4 should be right.' },
    'warm-up': { name: 'Warm up', text: 'Easier ones, to begin or to catch your breath.' },
    stretch: { name: 'Stretch', text: 'Harder ones: about 2 in 3 should be right.' },
    'exam-ready': {
      name: 'Exam-ready',
      text: 'Any level, in the time of a paper. No hints, and it is handed in when the time is up.',
    },
  } satisfies Record<'usual' | PracticeMode, { name: string; text: string }>,
  noMatch: (search: string) => `No chapter matches '${search}'`,
  emptyTitle: 'No chapters here yet',
  empty: (exam: string, subject: string) =>
    `${exam} has no ${subject} chapters in our catalogue. Choose another subject or exam.`,
  chooseSubject: 'Choose a subject',
  chooseExam: 'Choose an exam',
}

declare module '../messages.ts' {
  interface English {
    chapterList: typeof chapterList
  }
}
