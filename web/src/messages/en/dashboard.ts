import { formats } from './formats.ts'

const { day, number, percent, plural } = formats

/** What the three dashboards have in common. */
export const dashboard = {
  // Requirement 9.1: an unknown period falls back to weekly.
  trend: {
    period: 'Period',
    periods: { weekly: 'Weekly', monthly: 'Monthly', yearly: 'Yearly' },
    titles: {
      weekly: 'Weekly Performance',
      monthly: 'Monthly Performance',
      yearly: 'Yearly Performance',
    },
    captions: { weekly: 'This Week', monthly: 'This Year', yearly: 'Last 5 Years' },
    units: { weekly: 'Day', monthly: 'Month', yearly: 'Year' },
    asTable: 'View as table',
    asChart: 'View as chart',
    one: (series: string, when: string, value: number) => `${series}: ${percent(value)} (${when}).`,
    extremes: (series: string, high: string, highValue: number, low: string, lowValue: number) =>
      `${series}: highest ${percent(highValue)} (${high}), lowest ${percent(lowValue)} (${low}).`,
    level: (series: string, value: number) => `${series}: ${percent(value)} throughout.`,
    noValue: '–',
    noValueText: 'none',
    scrolls: (title: string) => `${title}, scrolls sideways`,
    failed: 'These figures did not load. What you saw before is unchanged.',
    chartFailed: 'The chart did not load. Here are its figures.',
  },
  // The bands of requirement 9.4 in words, for those who do not see the icon.
  bands: { green: 'Excellent', amber: 'Good', red: 'Fair', grey: 'Keep practising' },
  // Requirement 9.6: what each view calls the status of a badge.
  badges: {
    categories: {
      Completion: 'Completion',
      Consistency: 'Consistency',
      Perfection: 'Perfection',
      Speed: 'Speed',
    },
    student: { earned: 'Earned', progress: 'In Progress', locked: 'Locked' },
    staff: { earned: 'Achieved', progress: 'In Progress', locked: 'Future Goal' },
    completed: (done: number, total: number) => `${number(done)}/${number(total)} completed`,
    earnedOn: (status: string, earnedAt: string) => `${status} on ${day(earnedAt)}`,
    bar: (name: string) => `Progress of ${name}`,
    all: 'Show all badges',
    fewer: 'Show fewer badges',
  },
  achievements: 'Achievements',
  topics: {
    weakest: 'To work on',
    strongest: 'Going well',
    answers: (count: number) => plural(count, { one: '# answer', other: '# answers' }),
    none: 'A topic is shown here once five questions on it have been answered.',
  },
  // Rule 34
  notConfirmed: {
    title: { teacher: 'You are not confirmed yet', institute: 'Your institute is not confirmed yet' },
    text: 'Students are told so before they join. Until then you see no email, phone or address of theirs and review no reported suggestions. Everything else works.',
    how: {
      teacher:
        'Your institute confirms you in its list of teachers, once it is confirmed itself. Without an institute, write to',
      institute: 'To be confirmed, write from your official address to',
    },
  },
  sample: 'Sample',
  noFigure: '–',
  noFigureText: 'none yet',
}

declare module '../messages.ts' {
  interface English {
    dashboard: typeof dashboard
  }
}
