import { reportReasonTexts } from '@vikalp/domain/english/report-reasons'
import { formats } from './formats.ts'

const { day, number } = formats

export const reports = {
  open: 'Report this question',
  title: 'Report this question',
  notLoaded: 'The form did not open. Check the connection and try again.',
  note: 'Your teachers see the report without your name. What is decided will be shown with this question.',
  reason: 'What is wrong?',
  reasons: reportReasonTexts,
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
}

declare module '../messages.ts' {
  interface English {
    reports: typeof reports
  }
}
