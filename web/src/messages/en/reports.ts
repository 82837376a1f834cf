import { formats } from './formats.ts'

const { day, number, plural } = formats

export const reports = {
  open: 'Report this question',
  title: 'Report this question',
  notLoaded: 'The form did not open. Check the connection and try again.',
  note: 'Your teachers see the report without your name. What is decided will be shown with this question.',
  reason: 'What is wrong?',
  reasons: {
    'wrong-key': 'The marked answer is wrong',
    'two-right': 'More than one option is right',
    'none-right': 'No option is right',
    unclear: 'The question is not clear',
    figure: 'The figure is wrong or missing',
    translation: 'The translation is wrong',
    explanation: 'The explanation is wrong',
    syllabus: 'It is not in the syllabus',
  },
  needReason: 'Choose what is wrong.',
  option: 'Which option do you think is right? (optional)',
  words: 'Why? (optional)',
  wordsHint: (longest: number) =>
    `A formula or a page number helps. At most ${number(longest)} characters, no phone numbers, email addresses or links.`,
  send: 'Send report',
  sending: 'Sending...',
  refused: 'Please write it without phone numbers, email addresses and links.',
  failed: 'The report was not sent. It is still here.',
  notScored: 'The server has not scored this quiz yet. Once it has, you can report the question.',
  tomorrow: (most: number) => `You have sent ${number(most)} reports today. Please send this one tomorrow.`,
  reported: (date: string) => `Reported on ${day(date)}`,
  state: {
    open: 'Thank you. It is being checked.',
    accepted: 'You were right.',
    kept: 'It was checked and stays as it is.',
  },
  byMail: 'Report this question by email',
  subject: (id: string) => `Question ${id}`,

  ofPupils: {
    title: 'Questions your students reported',
    text: 'Their names are not shown. The questions are being checked.',
    none: 'Your students have reported no question.',
    failed: 'The reported questions did not load.',
    students: (count: number) =>
      plural(count, { one: 'Reported by # student', other: 'Reported by # students' }),
    latest: (date: string) => `latest on ${day(date)}`,
    reason: (reason: string, count: number) => `${reason}: ${number(count)}`,
    notes: 'Their words',
    count: (shown: number, total: number) => `${number(shown)} of ${number(total)} shown`,
    more: 'Show more',
    loading: 'Loading...',
  },
}

declare module '../messages.ts' {
  interface English {
    reports: typeof reports
  }
}
