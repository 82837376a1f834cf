/** The question for the age, at sign-up and later. */
export const birth = {
  month: 'Month of birth',
  year: 'Year of birth',
  choose: 'Choose',
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  needMonth: 'Choose the month.',
  needYear: 'Choose the year.',
}

declare module '../messages.ts' {
  interface English {
    birth: typeof birth
  }
}
