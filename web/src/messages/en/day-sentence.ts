import { formats } from './formats.ts'

const { number, plural, list } = formats

const questions = (count: number) => plural(count, { one: '# question', other: '# questions' })
const minutes = (count: number) => plural(count, { one: '# minute', other: '# minutes' })

/** A day in one sentence, on the profile and above its plan. */
export const daySentence = {
  title: 'Today',
  plan: (count: number, parts: readonly string[]) => `${minutes(count)}: ${list(parts)}.`,
  parts: {
    reviews: (count: number) => plural(count, { one: '# review', other: '# reviews' }),
    repair: (count: number) => plural(count, { one: '# mistake to repair', other: '# mistakes to repair' }),
    topic: (count: number, topic: string) => `${number(count)} in ${topic}`,
    topics: (count: number, topics: number) => `${number(count)} in ${number(topics)} topics`,
    mixed: (count: number) => `${number(count)} mixed`,
    mock: 'a mock test',
  },
  running: (done: number, total: number, left: number, mockToCome: boolean) =>
    `${number(done)} of ${number(total)}, ${mockToCome ? 'and a mock test to come: ' : ''}about ${minutes(left)} left.`,
  /** The minutes are those of the questions: a mock test has a time of its own. */
  done: (total: number, took: number, hasMock: boolean) =>
    `Done: ${questions(total)}, ${minutes(took)}${hasMock ? ', and a mock test' : ''}.`,
  mockDone: 'Done: a mock test.',
  nothingPlanned: 'Nothing is planned for today.',
  states: {
    'no-goal': 'Which exam, and when?',
    rest: 'Rest day.',
    'exam-day': 'The exam is today. All the best.',
    'exam-over': 'How did it go?',
    'no-minutes': 'No minutes for today.',
  },
  open: 'Open today',
  toPlan: 'To the plan',
  goOn: 'Go on',
}

declare module '../messages.ts' {
  interface English {
    daySentence: typeof daySentence
  }
}
