import type { Difficulty, QuestionForm } from '@vikalp/domain/vocabulary'
import { formats } from './formats.ts'

const { number, plural } = formats
const questions = (count: number) => plural(count, { one: '# question', other: '# questions' })

const difficulties: Record<Difficulty, string> = { Easy: 'Easy', Medium: 'Medium', Hard: 'Hard' }
const forms: Record<QuestionForm, string> = {
  'assertion-reason': 'Assertion and reason',
  statements: 'Two statements',
  'list-match': 'Two lists',
  'multi-statement': 'Statements to choose from',
  order: 'An order',
  negative: 'Which is not correct',
}

/** Where a teacher picks questions one by one. */
export const picker = {
  title: 'Pick questions',
  chapter: 'Chapter',
  topic: 'Topic',
  difficulty: 'Difficulty',
  form: 'Form',
  all: 'All',
  difficulties,
  forms,
  found: (count: number) => `${questions(count)} to choose from`,
  none: 'No question of this chapter is like that. Choose another topic, difficulty or form.',
  metBy: (met: number) =>
    met === 0
      ? 'Nobody in the class has met it'
      : `Met by ${plural(met, { one: '# student', other: '# students' })}`,
  take: 'Take',
  takeNumber: (place: number) => `Take question ${number(place)}`,
  question: (place: number) => `Question ${number(place)}`,
  full: (most: number) => `At most ${questions(most)} go into one set.`,
  done: (picked: number) => (picked === 0 ? 'Done' : `Done: ${questions(picked)}`),
  more: 'Show more',
  loading: 'Loading...',
  shown: (shown: number, all: number) => `${number(shown)} of ${number(all)} shown`,
}

declare module '../messages.ts' {
  interface English {
    picker: typeof picker
  }
}
