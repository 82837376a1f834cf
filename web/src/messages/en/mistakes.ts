import { formats } from './formats.ts'

const { number, plural, day } = formats

export const mistakes = {
  title: 'Mistakes',
  counts: (total: number, repaired: number) =>
    `${plural(total, { one: '# mistake', other: '# mistakes' })}, ${number(repaired)} repaired.`,
  toProfile: 'Back to the profile',
  filters: 'What is shown',
  subject: 'Subject',
  everySubject: 'All subjects',
  chapter: 'Chapter',
  everyChapter: 'All chapters',
  chapterWith: (name: string, open: number, all: number) => `${name}: ${number(open)} of ${number(all)} open`,
  show: { all: 'All', open: 'To repair', repaired: 'Repaired' },
  ofOneKind: 'Only mistakes of one kind',
  everyKind: 'Show every kind',
  retry: (count: number) => `Retry only these (${number(count)})`,
  retryOf: (subject: string, count: number) => `Retry only these: ${subject} (${number(count)})`,
  retryNote: 'Right on a later day repairs a mistake.',
  print: 'Print',

  question: (n: number) => `Mistake ${number(n)}`,
  chose: (letter: string) => `You chose ${letter}.`,
  times: (times: number) => `${plural(times, { one: '# time', other: '# times' })} so far.`,
  tells: 'What it tells',
  comesAgain: (on: string) => `Comes again on ${day(on)}`,
  repairedOn: (on: string) => `Repaired on ${day(on)}`,
  provenOn: (on: string) => `Proven on ${day(on)}`,
  provenText: 'You also got another question right in which the same slip can be made.',
  toRepair: 'To repair',
  keyWasWrong: 'Not your mistake: the key was wrong.',
  open: 'Show answer',
  close: 'Hide answer',
  sameKind: 'Mistakes of this kind',

  note: 'Own note',
  noteHint: (most: number) => `Only you see it. At most ${number(most)} characters.`,
  addNote: 'Add a note',
  changeNote: 'Change the note',
  saveNote: 'Save',
  savingNote: 'Saving...',
  cancelNote: 'Cancel',
  noteSaved: 'The note is saved.',
  noteFailed: 'The note was not saved.',
  noteTooLong: (most: number) => `At most ${number(most)} characters.`,

  emptyTitle: 'No mistakes yet',
  empty: 'They collect here by themselves, and come again until they are repaired.',
  emptyAction: 'Choose an exam',
  nothingFound: 'No mistake matches.',
  failed: 'Your mistakes did not load',
  notStudent: 'Mistakes are for students: they collect here by themselves when one practises.',
  shownOf: (shown: number, total: number) => `${number(shown)} of ${number(total)} shown`,
  more: 'Show more',
  loading: 'Loading...',
}

declare module '../messages.ts' {
  interface English {
    mistakes: typeof mistakes
  }
}
