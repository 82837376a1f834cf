import { planLimits } from '@vikalp/domain/limits'
import { formats } from './formats.ts'

const { number, plural, list, period, weekday } = formats

const questions = (count: number) => plural(count, { one: '# question', other: '# questions' })
const minutes = (count: number) => plural(count, { one: '# minute', other: '# minutes' })

/** The exam and the plan of the day. */
export const plan = {
  title: 'Today',
  cardTitle: 'Today',
  noGoal: 'Which exam, and when?',
  noGoalNote: 'Then each day has a plan that fits its minutes. You can change all of it later.',
  daysLeft: (exam: string, left: number) =>
    `${exam} ${plural(left, { one: 'is tomorrow', other: 'in # days' })}`,
  mostlyReviews: (left: number) =>
    `${plural(left, { one: '# day left', other: '# days left' })}: today is mostly reviews.`,
  plan: (count: number, parts: readonly string[]) => `${minutes(count)}: ${list(parts)}.`,
  parts: {
    reviews: (count: number) => plural(count, { one: '# review', other: '# reviews' }),
    repair: (count: number) => plural(count, { one: '# mistake to repair', other: '# mistakes to repair' }),
    topic: (count: number, topic: string) => `${number(count)} in ${topic}`,
    topics: (count: number, topics: number) => `${number(count)} in ${number(topics)} topics`,
    mixed: (count: number) => `${number(count)} mixed`,
    mock: 'a mock test',
  },
  running: (done: number, total: number, left: number) =>
    `${number(done)} of ${number(total)}, about ${minutes(left)} left.`,
  done: (total: number, took: number) => `Done: ${questions(total)}, ${minutes(took)}.`,
  nothingPlanned: 'Nothing is planned for today.',
  states: {
    'no-goal': 'Which exam, and when?',
    rest: 'Rest day.',
    'exam-day': 'The exam is today. All the best.',
    'exam-over': 'How did it go?',
    'no-minutes': 'No minutes for today.',
  },
  restNote: 'Nothing is planned. A streak counts days with practice: one quick quiz keeps it.',
  noPlanNote: 'Nothing is planned.',
  restWaits: (reviews: number) =>
    `${plural(reviews, { one: '# review', other: '# reviews' })} today, the rest can wait.`,
  noReviews: 'No reviews today.',
  examOver: 'How did it go?',
  examOverNote: 'Your exam is over, and nothing is planned any more. What you practised stays.',
  nextExam: 'Is there a next exam?',
  minutesToday: 'Time for today',
  minutes: (count: number) => `${number(count)} min`,
  start: 'Start',
  goOn: 'Go on',
  swap: 'Swap',
  drop: 'Drop',
  more: 'Practise more',
  open: 'Open today',
  toPlan: 'To the plan',
  setGoal: 'Say which',
  of: (action: string, title: string) => `${action}: ${title}`,
  questions,
  blockLeft: (done: number, count: number, left: number) =>
    done > 0
      ? `${number(done)} of ${number(count)}, about ${minutes(left)} left`
      : `${questions(count)}, about ${minutes(left)}`,
  blockDone: 'Done',
  blocks: {
    reviews: 'Reviews',
    repair: 'Mistakes to repair',
    mixed: 'Mixed',
    mock: 'Mock test',
  },
  notChanged: 'The plan was not changed.',
  otherDay: (day: string) => `That plan was for ${weekday(day)}. Here is today’s.`,
  notFetched: 'Your plan could not be fetched',
  lastIsHere: 'Your plan could not be fetched. The last one is here.',
  tryAgain: 'Try again',
  weekdayName: (day: string) => period('weekly', day),
  goals: {
    change: 'Exam, minutes and rest days',
    exam: (n: number) => (n === 1 ? 'Exam' : `Exam ${number(n)}`),
    on: (n: number) => (n === 1 ? 'Day of the exam' : `Day of exam ${number(n)}`),
    noExam: 'Choose an exam',
    another: 'Add another exam',
    weekdayMinutes: 'Minutes from Monday to Friday',
    weekendMinutes: 'Minutes on Saturday and Sunday',
    restDays: 'Rest days',
    plan: 'Plan my days',
    save: 'Save',
    saving: 'Saving...',
    saved: 'The plan follows your new settings.',
    failed: 'This was not saved.',
    notLoaded: 'Your settings did not load.',
    faults: {
      exam: 'Choose an exam.',
      on: `Choose a day to come, within ${number(planLimits.years)} years.`,
      twice: 'This exam is chosen twice.',
      minutes: (most: number) => `A whole number of minutes, at most ${number(most)}.`,
    },
  },
}

declare module '../messages.ts' {
  interface English {
    plan: typeof plan
  }
}
