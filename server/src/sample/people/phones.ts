const firstNumber = { student: 10_001, parent: 50_001, teacher: 90_001 } as const

/** +91 90000 xxxxx: no two of the sample share a number. */
export const phoneOf = (whose: keyof typeof firstNumber, n: number): string =>
  `+9190000${firstNumber[whose] + n}`
