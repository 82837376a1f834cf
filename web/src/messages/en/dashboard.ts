/** What the three dashboards have in common. */
export const dashboard = {
  // Requirement 9.1: unknown falls back to weekly.
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
    one: (series: string, when: string, value: string) => `${series}: ${value} (${when}).`,
    extremes: (series: string, high: string, highValue: string, low: string, lowValue: string) =>
      `${series}: highest ${highValue} (${high}), lowest ${lowValue} (${low}).`,
    level: (series: string, value: string) => `${series}: ${value} throughout.`,
    noValue: '–',
    noValueText: 'none',
    scrolls: (title: string) => `${title}, scrolls sideways`,
    failed: 'These figures did not load. What you saw before is unchanged.',
    chartFailed: 'The chart did not load. Here are its figures.',
  },
  percent: (value: string) => `${value}%`,
  // The bands of requirement 9.4 in words, for those who do not see the icon.
  bands: { green: 'Excellent', amber: 'Good', red: 'Fair', grey: 'Keep practising' },
  // Requirement 9.6: what each view calls the status of a badge.
  badges: {
    student: { earned: 'Earned', progress: 'In Progress', locked: 'Locked' },
    staff: { earned: 'Achieved', progress: 'In Progress', locked: 'Future Goal' },
    completed: (done: string, total: string) => `${done}/${total} completed`,
    earnedOn: (status: string, day: string) => `${status} on ${day}`,
    bar: (name: string) => `Progress of ${name}`,
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
