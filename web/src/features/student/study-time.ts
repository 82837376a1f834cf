type Texts = { minutes: (count: number) => string; hours: (count: number) => string }

/** Seconds in the usual way: 24 min, 9 h, 9.3 h. */
export const studyTime = (seconds: number, { minutes, hours }: Texts): string =>
  seconds < 3600 ? minutes(Math.round(seconds / 60)) : hours(Math.round(seconds / 360) / 10)
