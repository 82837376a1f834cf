import { formats } from './formats.ts'

const { number, plural } = formats

export const suggestions = {
  open: 'Suggestions',
  title: 'Community Suggestions',
  notLoaded: 'Suggestions did not load. Check the connection and try again.',
  loading: 'Loading suggestions...',
  failed: 'Suggestions did not load',
  tryAgain: 'Try again',
  count: (n: number) =>
    n === 0
      ? 'No suggestions yet. Add the first.'
      : plural(n, { one: '# suggestion', other: '# suggestions' }),

  label: 'Your suggestion',
  placeholder: 'A tip, a shortcut, a question to think about',
  left: (n: number) => `${number(n)} left`,
  leftAnnounced: (n: number) => plural(n, { one: '# character left', other: '# characters left' }),
  rules: 'Shown with a pen name. No phone numbers, email addresses or links.',
  submit: 'Submit',
  sending: 'Sending...',
  added: 'Suggestion added.',
  refused: {
    text: 'A suggestion must not have phone numbers, email addresses or links.',
    tooOften: 'That was a lot at once. Wait a minute and submit again.',
    tooMany: 'You have three suggestions here. Delete one to add another.',
    mayNot: 'You cannot write suggestions yet: see “Your data and who sees it” on your profile.',
    notSent: 'The suggestion was not sent. It stays here; try again.',
  },

  own: 'You',
  vibe: 'vibe',
  vibed: 'vibed',
  vibeFailed: 'The vibe was not saved. Try again.',
  remove: 'Delete',
  removed: 'Suggestion deleted.',
  removeFailed: 'The suggestion was not deleted. Try again.',
  confirmRemove: {
    title: 'Delete suggestion?',
    text: 'It cannot be brought back.',
    confirm: 'Delete',
    cancel: 'Keep',
  },
  report: 'Report',
  reported: 'Reported. Three reports hide a suggestion until a teacher looks.',
  reportedAlready: 'Reported',
  reportFailed: 'The report was not sent. Try again.',
}

declare module '../messages.ts' {
  interface English {
    suggestions: typeof suggestions
  }
}
