import { formats } from './formats.ts'

const { number } = formats

/** Where a teacher corrects the key of a question of a test. */
export const testKey = {
  title: (place: number) => `Key of question ${number(place)}`,
  note: 'Everybody is marked again. Students see the change and what their marks were before.',
  kind: 'What counts',
  kinds: {
    letters: 'These letters are right',
    'all-right': 'Right for whoever attempted it',
    dropped: 'Dropped: marks for everybody',
  },
  letters: 'Right letters',
  letterNeeded: 'Choose at least one letter.',
  reason: 'Reason',
  reasonNeeded: 'Say why the key changes.',
  save: 'Mark again',
  saving: 'Marking...',
  done: 'Everybody is marked again.',
}

declare module '../messages.ts' {
  interface English {
    testKey: typeof testKey
  }
}
