import { formats } from './formats.ts'
import { times } from './times.ts'

const { plural } = formats

/** What the classes of a student have to do. */
export const classWork = {
  title: 'For your classes',
  failed: 'What your classes have to do did not load.',
  of: (action: string, title: string) => `${action}: ${title}`,
  opens: (iso: string) => `Opens ${times.moment(iso)}`,
  open: (iso: string) => `Open until ${times.moment(iso)}`,
  closed: (iso: string) => `Closed since ${times.moment(iso)}`,
  running: 'Under way: its clock runs',
  handedIn: (resultsAt: string | null) =>
    resultsAt
      ? `Handed in. Results on ${times.moment(resultsAt)}`
      : 'Handed in. Your teacher gives the results',
  resultsOut: 'Results are out',
  cancelled: (reason: string) => `Cancelled: ${reason}`,
  instructions: 'To the instructions',
  goOn: 'Go on',
  see: 'See result',
  begin: 'Begin',
  questions: (count: number) => plural(count, { one: '# question', other: '# questions' }),
  due: (iso: string) => `Due ${times.moment(iso)}`,
  overdue: (iso: string) => `Was due ${times.moment(iso)}`,
  states: { done: 'Done', late: 'Done late' },
}

declare module '../messages.ts' {
  interface English {
    classWork: typeof classWork
  }
}
