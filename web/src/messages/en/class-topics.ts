import { formats } from './formats.ts'

const { number, plural, day } = formats

export const classTopics = {
  title: 'Topics of a class',
  titleOf: (name: string) => `Topics of ${name}`,
  toClasses: 'Back to the classes',
  filter: 'Subject',
  counted: (pupils: number) =>
    plural(pupils, {
      one: 'From the practice of # student who shares it.',
      other: 'From the practice of # students who share it.',
    }),
  unshared: (pupils: number) =>
    plural(pupils, {
      one: '# does not share what they practise, and does not count here.',
      other: '# do not share what they practise, and do not count here.',
    }),
  weak: 'Weak topics',
  others: 'Other topics',
  noneWeak: 'No topic of this subject is weak with three students or more.',
  standing: (percent: number) => `${number(percent)} of 100 Medium questions right`,
  based: (students: number, answers: number) =>
    `${plural(students, { one: '# student', other: '# students' })}, ${plural(answers, { one: '# answer', other: '# answers' })}`,
  how: 'What it is based on',
  howText:
    'The figure is what we believe of each student from the first answers, in the mean of those who practised the topic. It is weak below 60, with three students or more. It is no mark, and it is not shown to students.',
  assign: (questions: number) =>
    plural(questions, { one: 'Set # question for a week', other: 'Set # questions for a week' }),
  assignOf: (act: string, topic: string) => `${act}: ${topic}`,
  assigned: (on: string) => `Set until ${day(on)}`,
  failedToAssign: 'The assignment was not set.',
  notConfirmed: 'Only confirmed teachers see this. Your institute or we have to confirm you first.',
  emptyTitle: 'Nobody has practised this subject yet',
  empty: 'Topics stand here once students of the class have answered questions.',
  forTeachers: 'The topics of a class are for its teacher.',
  gone: 'There is no such class',
  failed: 'The topics did not load',
}

declare module '../messages.ts' {
  interface English {
    classTopics: typeof classTopics
  }
}
