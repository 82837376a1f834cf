import { reportReasonTexts } from '@vikalp/domain/english/report-reasons'
import { formats } from './formats.ts'

const { day, number, plural } = formats

export const pupilReports = {
  title: 'Questions your students reported',
  text: 'Their names are not shown. The questions are being checked.',
  none: 'Your students have reported no question.',
  failed: 'The reported questions did not load.',
  students: (count: number) =>
    plural(count, { one: 'Reported by # student', other: 'Reported by # students' }),
  latest: (date: string) => `latest on ${day(date)}`,
  reason: (reason: string, count: number) => `${reason}: ${number(count)}`,
  reasons: reportReasonTexts,
  notes: 'Their words',
  count: (shown: number, total: number) => `${number(shown)} of ${number(total)} shown`,
  more: 'Show more',
  loading: 'Loading...',
}

declare module '../messages.ts' {
  interface English {
    pupilReports: typeof pupilReports
  }
}
