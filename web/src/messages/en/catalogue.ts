import type { CardKey } from '@vikalp/domain/catalogue/exams'
import type { SubjectKey } from '@vikalp/domain/vocabulary'
import { formats } from './formats.ts'

const { number, plural } = formats

const examTitles: Record<CardKey, string> = {
  NEET: 'National Eligibility cum Entrance Test',
  GUJCET: 'Gujarat Common Entrance Test',
  JEE: 'Joint Entrance Examination',
  BOARD: 'Board Examinations',
  UPSC: 'Civil Services Examination',
  GATE: 'Graduate Aptitude Test in Engineering',
  NDA: 'National Defence Academy',
}

const examDescriptions: Record<CardKey, string> = {
  NEET: 'Medical entrance. Physics, Chemistry and Biology.',
  GUJCET: 'Engineering and pharmacy entrance in Gujarat.',
  JEE: 'Engineering entrance. Physics, Chemistry and Mathematics.',
  BOARD: 'Class 12 science, by the rationalised textbook.',
  UPSC: 'General studies and optional papers.',
  GATE: 'Postgraduate engineering entrance.',
  NDA: 'Defence entrance after class 12.',
}

const subjectDescriptions: Record<SubjectKey, string> = {
  Physics: 'From motion and heat to light, fields and the nucleus.',
  Chemistry: 'Physical, inorganic and organic, with balanced equations.',
  Mathematics: 'Algebra, calculus, geometry, vectors and chance.',
  Biology: 'Plants, animals, genes and the living world around us.',
}

export const catalogue = {
  exams: {
    title: 'Choose Your Exam',
    titles: examTitles,
    descriptions: examDescriptions,
    questions: (count: number) => plural(count, { one: '# question', other: '# questions' }),
    questionsOf: (count: number, subject: string) =>
      plural(count, { one: `# ${subject} question`, other: `# ${subject} questions` }),
    questionsAnd: (count: number, apart: number) => `${number(count)} + ${number(apart)} questions`,
    hours: (hours: number) => `${number(hours)} h`,
    varies: 'Varies',
    difficultyLabel: 'Difficulty:',
    difficulty: { High: 'High', Medium: 'Medium' },
    comingSoon: 'Coming Soon',
    mocks: 'Mock tests',
    mocksOf: (exam: string) => `Mock tests: ${exam}`,
  },
  subjects: {
    back: 'Back to Exams',
    descriptions: subjectDescriptions,
    intro: 'Pick a subject to see its chapters',
    chaptersVary: 'Chapters vary',
    chaptersOf: (exam: string, count: number) => `Chapters vary: ${number(count)} for ${exam}`,
    loading: 'Loading chapters...',
    start: 'Start Practice',
    startOf: (subject: string) => `Start Practice: ${subject}`,
    otherSubject: 'Practice questions, chapter by chapter.',
  },
}

declare module '../messages.ts' {
  interface English {
    catalogue: typeof catalogue
  }
}
