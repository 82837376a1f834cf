const firstNumber = { student: 10_001, parent: 50_001, teacher: 90_001 } as const

/** +91 90000 xxxxx, with a different number for each person of the sample. */
export const phoneOf = (kind: keyof typeof firstNumber, n: number): string =>
  `+9190000${firstNumber[kind] + n}`
