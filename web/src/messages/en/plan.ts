import { planLimits } from '@vikalp/domain/limits'
import { formats } from './formats.ts'

const { number, plural, period, weekday } = formats

const questions = (count: number) => plural(count, { one: '# question', other: '# questions' })
const minutes = (count: number) => plural(count, { one: '# minute', other: '# minutes' })

/** The exam and the plan of the day. */
export const plan = {
  title: 'Today',
  noGoal: 'Which exam, and when?',
  noGoalNote: 'Then each day has a plan that fits its minutes. You can change all of it later.',
  daysLeft: (exam: string, left: number) =>
    `${exam} ${plural(left, { one: 'is tomorrow', other: 'in # days' })}`,
  mostlyReviews: (left: number) =>
    `${plural(left, { one: '# day left', other: '# days left' })}: today is mostly reviews.`,
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
  of: (action: string, title: string) => `${action}: ${title}`,
  questions,
  blockLeft: (done: number, count: number, left: number) =>
    done > 0
      ? `${number(done)} of ${number(count)}, about ${minutes(left)} left`
      : `${questions(count)}, about ${minutes(left)}`,
  /** Of a mock test, which is not counted in questions here. */
  mockTime: (took: number) => `About ${minutes(took)}`,
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
  onPhone: (count: number) =>
    count === 0
      ? 'None of its questions are on this phone.'
      : `${plural(count, { one: '# of its questions is', other: '# of its questions are' })} on this phone.`,
  notOnPhone: 'Not on this phone',
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
