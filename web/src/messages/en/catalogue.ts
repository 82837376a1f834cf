import { formats } from './formats.ts'

const { number, plural } = formats

export const catalogue = {
  exams: {
    title: 'Choose Your Exam',
    questions: (count: number) => plural(count, { one: '# question', other: '# questions' }),
    hours: (hours: number) => `${number(hours)} h`,
    varies: 'Varies',
    difficultyLabel: 'Difficulty:',
    difficulty: { High: 'High', Medium: 'Medium' },
    comingSoon: 'Coming Soon',
    goOn: (exam: string, subject: string) => `Continue: ${exam} - ${subject}`,
    goOnAt: (chapter: string, question: number, total: number) =>
      `${chapter}, question ${number(question)} of ${number(total)}`,
  },
  subjects: {
    back: 'Back to Exams',
    intro: 'Pick a subject to see its chapters',
    chaptersVary: 'Chapters vary',
    loading: 'Loading chapters...',
    start: 'Start Practice',
    startOf: (subject: string) => `Start Practice: ${subject}`,
    otherSubject: 'Practice questions, chapter by chapter.',
  },
  chapters: {
    heading: (exam: string, subject: string) => `${exam} - ${subject}`,
    intro: 'Select a chapter to start your quiz',
    back: 'Back to Subjects',
    questions: (count: number) => plural(count, { one: '# question', other: '# questions' }),
    class: (year: number) => `Class ${year}`,
    start: 'Start Quiz',
    startOf: (chapter: string) => `Start Quiz: ${chapter}`,
    find: 'Find a chapter',
    clear: 'Clear',
    found: (count: number) => plural(count, { one: '# chapter', other: '# chapters' }),
    noMatch: (wanted: string) => `No chapter matches '${wanted}'`,
    emptyTitle: 'No chapters here yet',
    empty: (exam: string, subject: string) =>
      `${exam} has no ${subject} chapters in our catalogue. Choose another subject or exam.`,
    chooseSubject: 'Choose a subject',
    chooseExam: 'Choose an exam',
  },
}

declare module '../messages.ts' {
  interface English {
    catalogue: typeof catalogue
  }
}
