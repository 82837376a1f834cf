/** The number that is asked for: to the nearest integer, or to two decimals within a tolerance. */
export type NumericKey = { value: number; decimals: 0 | 2; tolerance: number }

/** A half is rounded up, so that 2.5 is 3 and -2.5 is -2. */
export const roundHalfUp = (hundredths: number): number => Math.floor((hundredths + 50) / 100)

export const isRightNumber = (hundredths: number, { value, decimals, tolerance }: NumericKey): boolean =>
  decimals === 0
    ? roundHalfUp(hundredths) === value
    : // A millionth of a hundredth for what binary fractions lose.
      Math.abs(hundredths - value * 100) <= tolerance * 100 + 1e-6
