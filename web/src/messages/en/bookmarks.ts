import { formats } from './formats.ts'

const { number } = formats

export const bookmarks = {
  mark: 'Bookmark',
  notSaved: 'The bookmark was not saved.',
  notRemoved: 'The bookmark was not removed.',
  notScored: 'The server has not scored this quiz yet. Once it has, you can bookmark the question.',

  title: 'Bookmarked questions',
  subtitle: 'Newest first',
  toProfile: 'Back to the profile',
  filter: 'Subject',
  all: 'All',
  chip: (subject: string, count: number) => `${subject} ${number(count)}`,
  open: 'Show answer',
  close: 'Hide answer',
  remove: 'Remove',
  undo: 'Undo',
  removed: 'Bookmark removed.',
  emptyTitle: 'No bookmarked questions yet',
  empty: 'When you review a quiz, tap Bookmark below a question. You find it here again, on every device.',
  emptySubject: 'No bookmarked questions in this subject.',
  chooseExam: 'Choose an exam',
  failed: 'Your bookmarks did not load',
  notStudent: 'Bookmarks are for students: questions are bookmarked when one reviews a quiz.',
  shownOf: (shown: number, total: number) => `${number(shown)} of ${number(total)} shown`,
  more: 'Show more',
  loading: 'Loading...',
}

declare module '../messages.ts' {
  interface English {
    bookmarks: typeof bookmarks
  }
}
