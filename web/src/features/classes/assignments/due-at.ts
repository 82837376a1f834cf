/** Due at the end of the day in India. */
export const dueAtEndOf = (day: string): string => new Date(`${day}T23:59:00+05:30`).toISOString()
